import type { WalletAddress } from '@trait-market/contract/shared';

import { errorText, type AppError } from '../app-error';
import type { AccessToken } from '../access-token';
import { SESSION_END_WORDS, type SessionEnd } from './session-end';

/** Why somebody is not signed in: an attempt failed, or a session ended that they did not end. */
export type SessionFailure =
  { of: 'attempt'; error: AppError } | { of: 'session'; end: SessionEnd };

/** What a person is told about it. */
export const failureText = (failure: SessionFailure): string =>
  failure.of === 'attempt' ? errorText(failure.error) : SESSION_END_WORDS[failure.end];

/**
 * The token of a session. One that the provider refuses before its `exp` stays stored (§4 Session
 * expiry), but only another sign-in helps.
 */
type StoredToken = AccessToken & { isRefused?: true };

/**
 * Who is using the product (§4). Wallet and token go together; the two states in which they do
 * not are `restoring`, after a reload or a sign-in in another tab, and `walletMissing`, when the
 * wallet did not come back.
 */
export type Session =
  | { kind: 'anonymous'; failure?: SessionFailure }
  /** A wallet was chosen and has not answered yet. */
  | { kind: 'connecting'; connectorId: string }
  /** Connected: nonce, signature and login are under way. */
  | { kind: 'signingIn'; connectorId: string; address: WalletAddress }
  | ({ kind: 'restoring' } & StoredToken)
  | ({ kind: 'signedIn' } & StoredToken)
  | ({ kind: 'walletMissing' } & StoredToken);

/** Where every session begins, and what the build draws for: the same for both, so that nothing is drawn anew. */
export const NOBODY: Session = { kind: 'anonymous' };

/** Why nobody is signed in, where there is something to say. */
export const failureOf = (session: Session): SessionFailure | undefined =>
  session.kind === 'anonymous' ? session.failure : undefined;

/** The stored token, while it counts. */
export const tokenOf = (session: Session): string | undefined =>
  'token' in session ? session.token : undefined;

/** The provider no longer accepts the token, although its `exp` has not passed. */
export const isTokenRefused = (session: Session): boolean =>
  'token' in session && session.isRefused === true;

/** A sign-in is under way, which the person can cancel. */
export const isPending = (session: Session): boolean =>
  session.kind === 'connecting' || session.kind === 'signingIn';

/** A connection or a login is pending, or the wallet is connecting (§4 Loading, less the user). */
export const isConnecting = (session: Session): boolean =>
  isPending(session) || session.kind === 'restoring';

/** The connected wallet of a signed-in person; none before the wallet is back. */
export const connectedAddress = (session: Session): WalletAddress | undefined =>
  session.kind === 'signedIn' ? session.address : undefined;
