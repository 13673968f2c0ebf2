import { createContext, useContext } from 'react';

import type { Act } from './act';

export type Acts = {
  /** Opens the dialog of an act; whoever is not signed in signs in first. */
  start: (act: Act) => void;
};

export const ActsContext = createContext<Acts | undefined>(undefined);

/** For whatever can be pressed to buy, sell, trade, cancel, wrap or unwrap. */
export const useActs = (): Acts => {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error('ActsContext is empty: wrap the screen in <Acts>.');
  return acts;
};
