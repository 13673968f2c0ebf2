import { useSyncExternalStore } from 'react';

import type { Readable } from './store';

/** The state of a stored list on the server and during hydration. */
export const NONE: readonly never[] = [];

/** Reads a store. `atFirst` is the server's state: required if a public page shows the store. */
export const useStore = <State>({ subscribe, read }: Readable<State>, atFirst?: State): State =>
  useSyncExternalStore(subscribe, read, () => (atFirst === undefined ? read() : atFirst));
