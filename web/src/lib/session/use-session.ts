import { useIsFetching } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { currentUserKey } from './current-user';
import { connectedAddress, isConnecting, tokenOf, type Session } from './session';
import { useSessionState, useSessionStore } from './session-context';

export type SessionView = {
  session: Session;
  address: WalletAddress | undefined;
  /** Whether the user is being fetched, or a connection or login is pending (§4). */
  isLoading: boolean;
  signOut: () => void;
};

export const useSession = (): SessionView => {
  const { signOut } = useSessionStore();
  const session = useSessionState();
  const fetching = useIsFetching({ queryKey: currentUserKey(tokenOf(session)) });
  return {
    session,
    address: connectedAddress(session),
    isLoading: isConnecting(session) || fetching > 0,
    signOut,
  };
};
