import type { WalletAddress } from '@trait-market/contract/wallet-address';

import type { AppError } from '../app-error';
import type { AccessToken } from './access-token';

/** Why somebody is not signed in: an attempt failed, or a session ended that they did not end. */
export type SessionFailure = { of: 'attempt' | 'session'; error: AppError };

/**
 * Who is using the product (§4). Wallet and token go together; the two states in which they do
 * not are `restoring`, after a reload, and `walletMissing`, when the wallet did not come back.
 */
export type Session =
  | { kind: 'anonymous'; failure?: SessionFailure }
  /** A wallet was chosen and has not answered yet. */
  | { kind: 'connecting'; connectorId: string }
  /** Connected: nonce, signature and login are under way. */
  | { kind: 'signingIn'; connectorId: string; address: WalletAddress }
  | ({ kind: 'restoring' } & AccessToken)
  | ({ kind: 'signedIn' } & AccessToken)
  | ({ kind: 'walletMissing' } & AccessToken);

/** The stored token, while it counts. */
export const tokenOf = (session: Session): string | undefined =>
  'token' in session ? session.token : undefined;

/** A connection or a login is pending (§4 Loading, less the current user). */
export const isPending = (session: Session): boolean =>
  session.kind === 'connecting' || session.kind === 'signingIn';

/** The connected wallet of a signed-in person; none before the wallet is back. */
export const connectedAddress = (session: Session): WalletAddress | undefined =>
  session.kind === 'signedIn' ? session.address : undefined;
