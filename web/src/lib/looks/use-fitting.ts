import { useCallback, useEffect, useState } from 'react';

import { fitted, rebased, startFitting, type FittingEvent } from './fitting';
import { removeFitting, storeFitting, readFitting, type StoredFitting } from './stored-fitting';
import { isSameLook, type Look } from './look';

const caughtUp = ({ fitting, base }: StoredFitting, worn: Look): StoredFitting => ({
  fitting: isSameLook(base, worn) ? fitting : rebased(fitting, base, worn),
  base: worn,
});

/** Keeps selected traits when the avatar changes elsewhere; `wish` can be undone. */
export const useFitting = (place: string, worn: Look, wish?: Look) => {
  const [kept, setKept] = useState<StoredFitting>(() => {
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
      removeFitting(place);
    else storeFitting(place, kept);
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
