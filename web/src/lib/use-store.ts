import { useSyncExternalStore } from 'react';

import type { Readable } from './store';

/** `atFirst` is the state with which the page was prerendered, used during hydration. */
export const useStore = <State>({ subscribe, read }: Readable<State>, atFirst?: State): State =>
  useSyncExternalStore(subscribe, read, () => (atFirst === undefined ? read() : atFirst));
