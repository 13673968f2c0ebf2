import { useCallback, useEffect, useState } from 'react';

import { fitted, rebased, startFitting, type FittingEvent } from './fitting';
import { forgetFitting, keepFitting, readFitting, type KeptFitting } from './kept-fitting';
import { isSameLook, type Look } from './look';

const caughtUp = ({ fitting, base }: KeptFitting, worn: Look): KeptFitting => ({
  fitting: isSameLook(base, worn) ? fitting : rebased(fitting, base, worn),
  base: worn,
});

/**
 * A look that is tried on. A reload finds it as it was, with its steps; where the avatar is dressed elsewhere
 * meanwhile, what was chosen here stays chosen.
 *
 * @param place which bench, and which avatar is on it: each place has a fitting of its own
 * @param worn what the avatar wears now
 * @param wish a look that somebody came here with: one step, which can be undone
 */
export const useFitting = (place: string, worn: Look, wish?: Look) => {
  const [kept, setKept] = useState<KeptFitting>(() => {
    const found = readFitting(place);
    const start = found ? caughtUp(found, worn).fitting : startFitting(worn);
    return {
      base: worn,
      fitting: wish === undefined ? start : fitted(start, { type: 'change', to: wish }),
    };
  });
  if (!isSameLook(kept.base, worn)) setKept(caughtUp(kept, worn));

  useEffect(() => {
    if (isSameLook(kept.fitting.now, kept.base) && kept.fitting.past.length === 0)
      forgetFitting(place);
    else keepFitting(place, kept);
  }, [place, kept]);

  const change = useCallback(
    (event: FittingEvent) =>
      setKept((before) => ({ ...before, fitting: fitted(before.fitting, event) })),
    [],
  );
  const { past, now, future } = kept.fitting;
  return {
    look: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change,
  };
};
