import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const watch = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the primary pointer is coarse, as on devices that can't scan themselves. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => query().matches);
