import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { AppError } from '../app-error';
import type { WalletStatus } from '../wallet/wallet';
import type { AccessToken } from '../access-token';
import { isConnecting, isPending, type Session } from './session';
import { attemptEnded, refusal, type SessionEnd } from './session-end';

/** What a wallet does with a session, once it is known whether this account may sign in. */
type WalletEvent =
  /** The wallet reported something by itself. */
  | { kind: 'walletChanged'; status: WalletStatus }
  /** The wallet of a stored token was looked for; without an address it did not come back. */
  | { kind: 'walletBack'; token: string; address: WalletAddress | undefined };

/** What can happen to a session. */
export type SessionEvent =
  /** A wallet was chosen. */
  | { kind: 'signInStarted'; connectorId: string }
  /** The chosen wallet gave its account. */
  | { kind: 'accountGiven'; address: WalletAddress }
  /** The server accepted the signature. */
  | { kind: 'loggedIn'; token: AccessToken }
  /** Connecting, signing or logging in failed, or was cancelled. */
  | { kind: 'attemptFailed'; error: AppError }
  | { kind: 'signedOut' }
  /** The storage has a token that counts: after a reload, or by another tab. */
  | { kind: 'tokenFound'; token: AccessToken }
  /** The storage has one whose time was up before the page was opened. */
  | { kind: 'expiredTokenFound' }
  /** `logsOutOnConnect`: the current user was refused while no wallet was connected (§4 Current user). */
  | (WalletEvent & { logsOutOnConnect: boolean })
  /** The time of the token is up. */
  | { kind: 'expired' }
  /** The provider does not accept a token before its time is up. */
  | { kind: 'tokenRefused'; token: string }
  /** The provider refused the current user (403). */
  | { kind: 'currentUserRefused' }
  /** Another tab has a newer token. */
  | { kind: 'tokenReplaced'; token: AccessToken }
  /** Another tab has a session of its own making, which takes the place of this one. */
  | { kind: 'replacedElsewhere' }
  | { kind: 'endedElsewhere'; end: SessionEnd }
  /** Another tab says, late, why the session ended. */
  | { kind: 'endExplained'; end: SessionEnd }
  | { kind: 'failureDismissed' };

type Anonymous = Extract<Session, { kind: 'anonymous' }>;
type WithToken = Extract<Session, AccessToken>;

const ANONYMOUS: Anonymous = { kind: 'anonymous' };

const sessionOver = (end: SessionEnd): Anonymous => ({
  kind: 'anonymous',
  failure: { of: 'session', end },
});

const attemptOver = (error: AppError): Anonymous => ({
  kind: 'anonymous',
  failure: { of: 'attempt', error },
});

/** A wallet is connected to a session whose token is stored already. */
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
      // The wallet went another way while the message waited for its signature.
      if (status.kind === 'disconnected') return attemptOver(attemptEnded('disconnected'));
      return status.kind === 'connected' && !isSameAddress(status.address, session.address)
        ? attemptOver(refusal('accountChanged'))
        : session;
    // Who waits for the wallet asks it: `accountGiven` and `walletBack`.
    case 'anonymous':
    case 'connecting':
    case 'restoring':
      return session;
  }
};

/**
 * The rules of §4 and §8 about a session: what it becomes by what happens. Where an event means nothing
 * to it, the same object.
 */
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
      // A new one, so that what goes with it is done in any state.
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
      // The wallet leaves when another tab disconnects it, and may be quicker to say so than that tab.
      return session.kind === 'anonymous' &&
        session.failure?.of === 'session' &&
        session.failure.end === 'walletLeft'
        ? sessionOver(event.end)
        : session;
    case 'failureDismissed':
      return session.kind === 'anonymous' && session.failure ? ANONYMOUS : session;
  }
};
