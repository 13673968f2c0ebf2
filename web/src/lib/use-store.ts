import { useSyncExternalStore } from 'react';

import type { Readable } from './store';

/** What a store holds, as it changes. */
export const useStore = <State>({ subscribe, read }: Readable<State>): State =>
  useSyncExternalStore(subscribe, read);
