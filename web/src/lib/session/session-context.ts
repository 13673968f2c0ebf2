import { createContext, useContext } from 'react';

import { useStore } from '../use-store';
import { connectedAddress, ANONYMOUS, tokenOf, type Session } from './session';
import type { SessionStore } from './session-store';
import type { WalletAddress } from '@trait-market/contract/shared';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext);
  if (!store) throw new Error('SessionContext has no store: wrap the tree in <Providers>.');
  return store;
};

export const useSessionState = (): Session => useStore(useSessionStore(), ANONYMOUS);

/** Returns the access token, even a refused one; undefined for visitors. */
export const useToken = (): string | undefined => tokenOf(useSessionState());

/** Returns the signed-in wallet's address while the wallet is connected. */
export const useConnectedAddress = (): WalletAddress | undefined =>
  connectedAddress(useSessionState());
