import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { AppError } from '../app-error';
import type { WalletStatus } from '../wallet/wallet';
import type { AccessToken } from '../access-token';
import { ANONYMOUS, isConnecting, isPending, type Anonymous, type Session } from './session';
import { attemptEnded, refusal, type SessionEnd } from './session-end';

/** An event of the wallet. `logsOutOnConnect` says whether its account may sign in. */
type WalletEvent =
  | { kind: 'walletChanged'; status: WalletStatus }
  /** The attempt to restore a stored token's wallet ended; it failed without an address. */
  | { kind: 'walletBack'; token: string; address: WalletAddress | undefined };

export type SessionEvent =
  | { kind: 'signInStarted'; connectorId: string }
  | { kind: 'accountGiven'; address: WalletAddress }
  | { kind: 'loggedIn'; token: AccessToken }
  | { kind: 'attemptFailed'; error: AppError }
  | { kind: 'signedOut' }
  /** A valid token was found in the storage: after a reload, or because another tab stored it. */
  | { kind: 'tokenFound'; token: AccessToken }
  | { kind: 'expiredTokenFound' }
  /** The provider refused the user while no wallet was connected (§4 Current user). */
  | (WalletEvent & { logsOutOnConnect: boolean })
  | { kind: 'expired' }
  | { kind: 'tokenRefused'; token: string }
  | { kind: 'currentUserRefused' }
  | { kind: 'tokenReplaced'; token: AccessToken }
  | { kind: 'replacedElsewhere' }
  | { kind: 'endedElsewhere'; end: SessionEnd }
  | { kind: 'endExplained'; end: SessionEnd }
  | { kind: 'failureDismissed' };

type WithToken = Extract<Session, AccessToken>;

const sessionOver = (end: SessionEnd): Anonymous => ({
  kind: 'anonymous',
  failure: { of: 'session', end },
});

const attemptOver = (error: AppError): Anonymous => ({
  kind: 'anonymous',
  failure: { of: 'attempt', error },
});

const connected = (
  session: WithToken,
  address: WalletAddress,
  logsOutOnConnect: boolean,
): Session => {
  if (logsOutOnConnect) return sessionOver('refused');
  if (!isSameAddress(address, session.address)) return sessionOver('accountChanged');
  return session.kind === 'signedIn' ? session : { ...session, kind: 'signedIn' };
};

const walletChanged = (
  session: Session,
  status: WalletStatus,
  logsOutOnConnect: boolean,
): Session => {
  switch (session.kind) {
    case 'signedIn':
      if (status.kind === 'disconnected') return sessionOver('walletLeft');
      return status.kind === 'connected'
        ? connected(session, status.address, logsOutOnConnect)
        : session;
    case 'walletMissing':
      return status.kind === 'connected'
        ? connected(session, status.address, logsOutOnConnect)
        : session;
    case 'signingIn':
      // The wallet changed before it signed the login message.
      if (status.kind === 'disconnected') return attemptOver(attemptEnded('disconnected'));
      return status.kind === 'connected' && !isSameAddress(status.address, session.address)
        ? attemptOver(refusal('accountChanged'))
        : session;
    // Pending attempts get the wallet's state from `accountGiven` or `walletBack`.
    case 'anonymous':
    case 'connecting':
    case 'restoring':
      return session;
  }
};

/** Follows §4 and §8. An irrelevant event returns the same object. */
export const transition = (session: Session, event: SessionEvent): Session => {
  switch (event.kind) {
    case 'signInStarted':
      return isConnecting(session)
        ? session
        : { kind: 'connecting', connectorId: event.connectorId };
    case 'accountGiven':
      return session.kind === 'connecting'
        ? { ...session, kind: 'signingIn', address: event.address }
        : session;
    case 'loggedIn':
      return session.kind === 'signingIn' ? { ...event.token, kind: 'signedIn' } : session;
    case 'attemptFailed':
      return isPending(session) ? attemptOver(event.error) : session;
    case 'signedOut':
    case 'replacedElsewhere':
      // A new object, so that a logout's side effects run in any state.
      return { ...ANONYMOUS };
    case 'tokenFound':
      return { ...event.token, kind: 'restoring' };
    case 'expiredTokenFound':
      return session.kind === 'anonymous' ? sessionOver('expired') : session;
    case 'walletChanged':
      return walletChanged(session, event.status, event.logsOutOnConnect);
    case 'walletBack':
      if (session.kind !== 'restoring' || session.token !== event.token) return session;
      return event.address === undefined
        ? { ...session, kind: 'walletMissing' }
        : connected(session, event.address, event.logsOutOnConnect);
    case 'expired':
      return 'token' in session ? sessionOver('expired') : session;
    case 'tokenRefused':
      return 'token' in session && session.token === event.token && !session.isRefused
        ? { ...session, isRefused: true }
        : session;
    case 'currentUserRefused':
      return session.kind === 'signedIn' ? sessionOver('refused') : session;
    case 'tokenReplaced':
      return session.kind === 'signedIn' && isSameAddress(session.address, event.token.address)
        ? { ...event.token, kind: 'signedIn' }
        : session;
    case 'endedElsewhere':
      return 'token' in session ? sessionOver(event.end) : session;
    case 'endExplained':
      // The wallet may report another tab's disconnect before that tab stores its reason.
      return session.kind === 'anonymous' &&
        session.failure?.of === 'session' &&
        session.failure.end === 'walletLeft'
        ? sessionOver(event.end)
        : session;
    case 'failureDismissed':
      return session.kind === 'anonymous' && session.failure ? ANONYMOUS : session;
  }
};
