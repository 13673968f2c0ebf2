import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { isRefusal } from '../app-error';
import { createStore } from '../store';
import type { Wallet, WalletStatus } from '../wallet/wallet';
import { readAccessToken, type AccessToken } from '../access-token';
import { failureOf, isConnecting, ANONYMOUS, tokenOf, type Session } from './session';
import { attemptEnded, failedAttempt, readSessionEnd, refusal } from './session-end';
import { createExpiry, hasExpired } from './session-expiry';
import { createTabs, type StoredEnd, type StoredToken } from './session-tabs';
import { createSessionWallet } from './session-wallet';
import type { SignInDependencies } from './sign-in';
import { transition, type SessionEvent } from './transition';

export type SessionDependencies = SignInDependencies & {
  storedToken: StoredToken;
  storedEnd: StoredEnd;
  loadWallet: () => Promise<Wallet>;
  forgetUser: () => void;
  forgetDrafts: (address: WalletAddress) => void;
};

const loadSteps = () => import('./sign-in');

/** The session's store. Only `transition` changes its state; a failed sign-in logs out. */
export const createSessionStore = (dependencies: SessionDependencies) => {
  const { storedToken, storedEnd, loadWallet, forgetUser, forgetDrafts, now, log } = dependencies;
  const { read, subscribe, write } = createStore<Session>(ANONYMOUS);
  const tabs = createTabs(storedToken, storedEnd);
  const waitForExpiry = createExpiry(now, () => dispatch({ kind: 'expired' }));
  const wallet = createSessionWallet({
    // Also loads the code of the steps of a sign-in, so that a sign-in needs no further download.
    loadWallet: async () => (await Promise.all([loadWallet(), loadSteps()]))[0],
    onStatus: (status) => walletChanged(status),
    isAnonymous: () => read().kind === 'anonymous',
  });
  let attempt: AbortController | undefined;
  /** The provider refused the user while no wallet was connected (§4 Current user). */
  let logsOutOnConnect = false;

  let lastAddress: WalletAddress | undefined;

  const become = (next: Session): void => {
    if ('token' in next) {
      if (lastAddress !== undefined && !isSameAddress(lastAddress, next.address))
        forgetDrafts(lastAddress);
      lastAddress = next.address;
    }
    waitForExpiry(next);
    write(next);
  };

  /** A logout also removes drafts. If another tab signs in, `become` compares accounts first. */
  const leave = (next: Session, isReplaced = false): void => {
    attempt?.abort();
    attempt = undefined;
    logsOutOnConnect = false;
    become(next);
    forgetUser();
    const failure = failureOf(next);
    const isSignedOut = !failure || (failure.of === 'session' && failure.end === 'elsewhere');
    if (lastAddress !== undefined && isSignedOut && !isReplaced) forgetDrafts(lastAddress);
  };

  /** Clears in the order that §4 requires: the token, the user's data, the wallet. */
  const logOut = (next: Session): void => {
    const failure = failureOf(next);
    tabs.end(failure?.of === 'session' ? failure.end : 'elsewhere');
    leave(next);
    wallet.disconnect();
  };

  const apply = (event: SessionEvent, settle: (next: Session) => void): boolean => {
    const session = read();
    const next = transition(session, event);
    if (next === session) return false;
    settle(next);
    return true;
  };

  /** If another tab has already changed the session, follows it instead of logging out. */
  const dispatch = (event: SessionEvent): boolean =>
    apply(event, (next) => {
      if (next.kind !== 'anonymous') become(next);
      else if (next.failure?.of === 'session' && tabs.isBehind()) followTabs();
      else logOut(next);
    });

  /** Follows a change by another tab, which clears the token and disconnects the wallet. */
  const dispatchFromOtherTab = (event: SessionEvent): boolean =>
    apply(event, (next) => leave(next));

  const updateFailure = (event: SessionEvent): void => void apply(event, become);

  const followTabs = (): void => {
    const text = tabs.news();
    if (text === undefined) return;
    const token = readAccessToken(text);
    if (!token || hasExpired(token, now())) {
      const session = read();
      const isOver = 'token' in session && hasExpired(session, now());
      const end = isOver ? 'expired' : tabs.lastEnd();
      if (dispatchFromOtherTab({ kind: 'endedElsewhere', end })) wallet.release();
    } else if (dispatch({ kind: 'tokenReplaced', token })) forgetUser();
    else {
      apply({ kind: 'replacedElsewhere' }, (next) => leave(next, true));
      void restore(token);
    }
  };

  const walletChanged = (status: WalletStatus): void => {
    const wasSigning = read().kind === 'signingIn';
    dispatch({ kind: 'walletChanged', status, logsOutOnConnect });
    const failure = failureOf(read());
    if (wasSigning && failure?.of === 'attempt') log('Cannot sign message', failure.error);
  };

  const restore = async (token: AccessToken): Promise<void> => {
    dispatch({ kind: 'tokenFound', token });
    const address = await wallet.reconnect();
    dispatch({ kind: 'walletBack', token: token.token, address, logsOutOnConnect });
  };

  /** Handles a call with a 401 or 403: ends the session if the stored token has expired (§4). */
  const callRefused = (): void => {
    const session = read();
    if ('token' in session) {
      if (hasExpired(session, now())) dispatch({ kind: 'expired' });
      return;
    }
    // During a sign-in the session has no token, but an expired token may still be stored.
    const stored = readAccessToken(storedToken.read());
    if (stored && hasExpired(stored, now())) tabs.end('expired');
  };

  /** Never throws: a failure becomes the anonymous session's `failure` (§4 Sign-in). */
  const signIn = async (
    connectorId: string,
    onPairingUri?: (uri: string) => void,
  ): Promise<void> => {
    if (isConnecting(read())) return;
    const mine = new AbortController();
    const { signal } = mine;
    // Reads the flag now, because it applies to the next connection, which is this one.
    const loggedOutOnConnect = logsOutOnConnect;
    attempt = mine;
    dispatch({ kind: 'signInStarted', connectorId });
    try {
      const { signInSteps } = await loadSteps();
      const { connect, logIn } = signInSteps(dependencies, wallet, signal);
      const address = await connect(connectorId, onPairingUri);
      if (loggedOutOnConnect) throw refusal('refused');
      dispatch({ kind: 'accountGiven', address });
      const token = await logIn(address);
      attempt = undefined;
      tabs.begin(token.token);
      dispatch({ kind: 'loggedIn', token });
    } catch (error) {
      if (isRefusal(error, 401, 403)) callRefused();
      const failure = await failedAttempt(error);
      if (attempt === mine) dispatch({ kind: 'attemptFailed', error: failure });
    }
  };

  const start = async (): Promise<void> => {
    const stored = tabs.listen(followTabs, (written) => {
      if (written) updateFailure({ kind: 'endExplained', end: readSessionEnd(written) });
    });
    const token = readAccessToken(stored);
    if (!token) return;
    if (!hasExpired(token, now())) return restore(token);
    // The wallet is still connected, and only a restored wallet can be disconnected.
    void wallet.reconnect();
    dispatch({ kind: 'expiredTokenFound' });
  };

  return {
    subscribe,
    read,
    start,
    signIn,
    cancel: (): void => void dispatch({ kind: 'attemptFailed', error: attemptEnded('cancelled') }),
    signOut: (): void => void dispatch({ kind: 'signedOut' }),
    loadWallet: wallet.load,
    callRefused,
    /** Keeps the session until `exp`, but asks for a new sign-in (§4 Session expiry). */
    tokenRefused: (token: string): void => void dispatch({ kind: 'tokenRefused', token }),
    /** Ignored if the session has ended or has another token by now (§4 Current user). */
    currentUserRefused: (token: string): void => {
      log('Cannot authenticate user', refusal('refused'));
      if (tokenOf(read()) !== token) return;
      if (!dispatch({ kind: 'currentUserRefused' })) logsOutOnConnect = true;
    },
    dismissFailure: (): void => updateFailure({ kind: 'failureDismissed' }),
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
