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
  const [edited, setEdited] = useState<StoredFitting>(() => {
    const found = readFitting(place);
    const start = found ? caughtUp(found, worn).fitting : startFitting(worn);
    return {
      base: worn,
      fitting: wish === undefined ? start : fitted(start, { type: 'change', to: wish }),
    };
  });
  if (!isSameLook(edited.base, worn)) setEdited(caughtUp(edited, worn));

  useEffect(() => {
    if (isSameLook(edited.fitting.now, edited.base) && edited.fitting.past.length === 0)
      removeFitting(place);
    else storeFitting(place, edited);
  }, [place, edited]);

  const change = useCallback(
    (event: FittingEvent) =>
      setEdited((before) => ({ ...before, fitting: fitted(before.fitting, event) })),
    [],
  );
  const { past, now, future } = edited.fitting;
  return {
    look: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change,
  };
};
