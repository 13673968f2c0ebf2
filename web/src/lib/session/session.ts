import type { WalletAddress } from '@trait-market/contract/shared';

import { errorText, type AppError } from '../app-error';
import type { AccessToken } from '../access-token';
import { SESSION_END_WORDS, type SessionEnd } from './session-end';

/** A failed attempt, or an unexpected end of a session. */
export type SessionFailure =
  { of: 'attempt'; error: AppError } | { of: 'session'; end: SessionEnd };

/** Returns the text for a failure. */
export const failureText = (failure: SessionFailure): string =>
  failure.of === 'attempt' ? errorText(failure.error) : SESSION_END_WORDS[failure.end];

/**
 * A session's token. One that the provider refuses before its `exp` stays stored (§4 Session
 * expiry), but only another sign-in helps.
 */
type StoredToken = AccessToken & { isRefused?: true };

/**
 * The session (§4). Wallet and token go together, except in `restoring`, after a reload or a
 * sign-in in another tab, and in `walletMissing`, when the wallet couldn't be restored.
 */
export type Session =
  | { kind: 'anonymous'; failure?: SessionFailure }
  /** A wallet was chosen and hasn't responded yet. */
  | { kind: 'connecting'; connectorId: string }
  /** Connected: nonce, signature and login are in progress. */
  | { kind: 'signingIn'; connectorId: string; address: WalletAddress }
  | ({ kind: 'restoring' } & StoredToken)
  | ({ kind: 'signedIn' } & StoredToken)
  | ({ kind: 'walletMissing' } & StoredToken);

/** The initial session, which prerendering also uses, so that hydration changes nothing. */
export const NOBODY: Session = { kind: 'anonymous' };

/** Returns the failure to show, if any. */
export const failureOf = (session: Session): SessionFailure | undefined =>
  session.kind === 'anonymous' ? session.failure : undefined;

/** Returns the stored token while it is valid. */
export const tokenOf = (session: Session): string | undefined =>
  'token' in session ? session.token : undefined;

/** Returns whether the provider refuses the token before its `exp`. */
export const isTokenRefused = (session: Session): boolean =>
  'token' in session && session.isRefused === true;

/** Returns whether a sign-in is in progress, which the user can cancel. */
export const isPending = (session: Session): boolean =>
  session.kind === 'connecting' || session.kind === 'signingIn';

/**
 * Returns whether a connection or a login is pending, or the wallet is connecting (§4 Loading,
 * without the user).
 */
export const isConnecting = (session: Session): boolean =>
  isPending(session) || session.kind === 'restoring';

/** Returns the connected wallet of a signed-in user; undefined until it is restored. */
export const connectedAddress = (session: Session): WalletAddress | undefined =>
  session.kind === 'signedIn' ? session.address : undefined;
