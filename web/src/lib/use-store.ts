import { useSyncExternalStore } from 'react';

import type { Readable } from './store';

/**
 * What a store holds, as it changes.
 *
 * @param atFirst what the build has drawn where that depends on who looks: the page begins with it
 */
export const useStore = <State>({ subscribe, read }: Readable<State>, atFirst?: State): State =>
  useSyncExternalStore(subscribe, read, () => (atFirst === undefined ? read() : atFirst));
