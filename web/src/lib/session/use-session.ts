import { useIsFetching } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { currentUserKey } from '../current-user';
import { connectedAddress, isPending, tokenOf, type Session } from './session';
import { useSessionState, useSessionStore } from './session-context';

export type SessionView = {
  session: Session;
  /** The connected wallet of a signed-in person. */
  address: WalletAddress | undefined;
  /** The user is being fetched, or a connection or login is pending (§4 Loading). */
  isLoading: boolean;
  signOut: () => void;
};

/** Who is using the product, as screens want to know it. */
export const useSession = (): SessionView => {
  const { signOut } = useSessionStore();
  const session = useSessionState();
  const fetching = useIsFetching({ queryKey: currentUserKey(tokenOf(session)) });
  return {
    session,
    address: connectedAddress(session),
    isLoading: isPending(session) || fetching > 0,
    signOut,
  };
};
