import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const watch = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** A finger is what points here: nobody scans a code that the same device shows. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => query().matches);
