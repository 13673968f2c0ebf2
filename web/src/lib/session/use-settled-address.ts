import { useState } from 'react';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { useCurrentUser } from '../current-user';
import { useSession } from './use-session';

/**
 * The address of a signed-in person, but not before a sign-in that was begun on this page has
 * fetched the user: until then the dialog stays where it was opened (§4 Policy gate).
 */
export const useSettledAddress = (): WalletAddress | undefined => {
  const { session, address } = useSession();
  const { isPending } = useCurrentUser();
  const [isSigningIn, setSigningIn] = useState(false);
  const isStillSigningIn =
    session.kind === 'signingIn' || (isSigningIn && session.kind === 'signedIn' && isPending);
  if (isStillSigningIn !== isSigningIn) setSigningIn(isStillSigningIn);
  return isStillSigningIn ? undefined : address;
};
