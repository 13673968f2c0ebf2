import { startTransition, useEffect, useState } from 'react';

import { useIsHydrating } from './rendering/use-is-hydrating';
import type { LazyModule, LoadState } from './lazy-module';

export const useLazyModule = <Module>(
  lazy: LazyModule<Module>,
  isNeeded = true,
  isServerRendered = false,
): LoadState<Module> => {
  const isHydrating = useIsHydrating(!isServerRendered);
  const [state, setState] = useState<LoadState<Module>>(() => {
    // Starts the download during the render, a frame earlier than an effect would.
    if (isNeeded && typeof window !== 'undefined') lazy.load();
    return isHydrating ? { kind: 'loading' } : lazy.read();
  });
  useEffect(() => {
    const update = () => {
      const next = lazy.read();
      // Loaded code may be large, so user input has priority.
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
