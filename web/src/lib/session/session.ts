import type { WalletAddress } from '@trait-market/contract/shared';

import { errorText, type AppError } from '../app-error';
import type { AccessToken } from '../access-token';
import { SESSION_END_WORDS, type SessionEnd } from './session-end';

export type SessionFailure =
  | { of: 'attempt'; error: AppError }
  | { of: 'session'; end: SessionEnd };

export const failureText = (failure: SessionFailure): string =>
  failure.of === 'attempt' ? errorText(failure.error) : SESSION_END_WORDS[failure.end];

/** A token refused before its `exp` stays stored (§4 Session expiry). */
type StoredToken = AccessToken & { isRefused?: true };

/** Wallet and token go together (§4) except in `restoring` and `walletMissing`. */
export type Session =
  | { kind: 'anonymous'; failure?: SessionFailure }
  | { kind: 'connecting'; connectorId: string }
  | { kind: 'signingIn'; connectorId: string; address: WalletAddress }
  | ({ kind: 'restoring' } & StoredToken)
  | ({ kind: 'signedIn' } & StoredToken)
  | ({ kind: 'walletMissing' } & StoredToken);

export type Anonymous = Extract<Session, { kind: 'anonymous' }>;

/** The initial session, which prerendering also uses, so that hydration changes nothing. */
export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

export const failureOf = (session: Session): SessionFailure | undefined =>
  session.kind === 'anonymous' ? session.failure : undefined;

export const tokenOf = (session: Session): string | undefined =>
  'token' in session ? session.token : undefined;

export const isTokenRefused = (session: Session): boolean =>
  'token' in session && session.isRefused === true;

export const isPending = (session: Session): boolean =>
  session.kind === 'connecting' || session.kind === 'signingIn';

/**
 * Returns whether sign-in or reconnecting is in progress (§4 Loading), without the fetch of the
 * user.
 */
export const isConnecting = (session: Session): boolean =>
  isPending(session) || session.kind === 'restoring';

/** Returns the connected wallet of a signed-in user; undefined until it is restored. */
export const connectedAddress = (session: Session): WalletAddress | undefined =>
  session.kind === 'signedIn' ? session.address : undefined;
