import { createContext, useContext } from 'react';

import { useStore } from '../use-store';
import { NOBODY, type Session } from './session';
import type { SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Returns the session's store, for components that change it. */
export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext);
  if (!store) throw new Error('SessionContext has no store: wrap the tree in <Providers>.');
  return store;
};

/** Returns the session's state. */
export const useSessionState = (): Session => useStore(useSessionStore(), NOBODY);
