import { startTransition, useEffect, useState } from 'react';

import type { LazyModule, LoadState } from './lazy-module';

/** Loads a part of the app when it is needed, and tells how far it is. */
export const useLazyModule = <Module>(
  lazy: LazyModule<Module>,
  isNeeded = true,
): LoadState<Module> => {
  const [state, setState] = useState(() => {
    // At once, so that what it takes is not asked for one frame later.
    if (isNeeded && typeof window !== 'undefined') lazy.load();
    return lazy.read();
  });
  useEffect(() => {
    const update = () => {
      const next = lazy.read();
      // What has come may be large: what a person does meanwhile goes first.
      if (next.kind === 'loaded') startTransition(() => setState(next));
      else setState(next);
    };
    update();
    return lazy.subscribe(update);
  }, [lazy]);
  useEffect(() => {
    if (isNeeded) lazy.load();
  }, [lazy, isNeeded]);
  return state;
};
