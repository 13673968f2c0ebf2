import { createContext, useContext } from 'react';

import { useStore } from '../use-store';
import { NOBODY, type Session } from './session';
import type { SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext);
  if (!store) throw new Error('SessionContext has no store: wrap the tree in <Providers>.');
  return store;
};

export const useSessionState = (): Session => useStore(useSessionStore(), NOBODY);
