import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const watch = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the primary pointer is coarse: such a device can't scan its own screen. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => query().matches);
