import { useSyncExternalStore } from 'react';

import type { Readable } from './store';

/** Reads a store. `atFirst` is the prerendered state, which hydration uses. */
export const useStore = <State>({ subscribe, read }: Readable<State>, atFirst?: State): State =>
  useSyncExternalStore(subscribe, read, () => (atFirst === undefined ? read() : atFirst));
