import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const watch = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/**
 * Returns whether the primary pointer is coarse, as on phones, which can't scan a code on their own
 * screen.
 */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => query().matches);
