import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { createStore } from '../store';
import type { Wallet, WalletStatus } from '../wallet/wallet';
import { readAccessToken, type AccessToken } from '../access-token';
import { failureOf, isConnecting, NOBODY, tokenOf, type Session } from './session';
import { attemptEnded, failedAttempt, readSessionEnd, refusal } from './session-end';
import { createExpiry, hasExpired } from './session-expiry';
import { createTabs, type StoredEnd, type StoredToken } from './session-tabs';
import { createSessionWallet } from './session-wallet';
import type { SignInDependencies } from './sign-in';
import { transition, type SessionEvent } from './transition';

export type SessionDependencies = SignInDependencies & {
  storedToken: StoredToken;
  storedEnd: StoredEnd;
  /** Loads the wallet layer, which no visitor pays for before they connect. */
  loadWallet: () => Promise<Wallet>;
  /** Removes what is cached about the person. */
  forgetUser: () => void;
  /** Removes what an account has filled in and not signed. */
  forgetDrafts: (address: WalletAddress) => void;
};

const loadSteps = () => import('./sign-in');

export type SignInOptions = {
  /** What a relay's phone scans. */
  onPairingUri?: (uri: string) => void;
};

/**
 * The session of this page: one state, changed by `transition` alone, and what goes with each change.
 * Any failure of connect, sign or login logs out.
 */
export const createSessionStore = (dependencies: SessionDependencies) => {
  const { storedToken, storedEnd, loadWallet, forgetUser, forgetDrafts, now, log } = dependencies;
  const { read, subscribe, write } = createStore<Session>(NOBODY);
  const tabs = createTabs(storedToken, storedEnd);
  const waitForExpiry = createExpiry(now, () => dispatch({ kind: 'expired' }));
  const wallet = createSessionWallet({
    // With the steps of a sign-in, which then need no network to begin.
    loadWallet: async () => (await Promise.all([loadWallet(), loadSteps()]))[0],
    onStatus: (status) => walletChanged(status),
    isAnonymous: () => read().kind === 'anonymous',
  });
  let attempt: AbortController | undefined;
  /** The provider refused the current user while no wallet was connected (§4 Current user). */
  let logsOutOnConnect = false;

  /** Whose session was the last one of this tab. */
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

  /**
   * What every end has in common: no attempt, no person. A logout forgets the account's drafts, too; when another
   * tab's session follows, `become` compares the accounts.
   */
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

  /** Clears the token, forgets the person and disconnects the wallet, in this order (§4). */
  const logOut = (next: Session): void => {
    const failure = failureOf(next);
    tabs.end(failure?.of === 'session' ? failure.end : 'elsewhere');
    leave(next);
    wallet.disconnect();
  };

  /** @returns whether the event means anything to the session */
  const apply = (event: SessionEvent, settle: (next: Session) => void): boolean => {
    const session = read();
    const next = transition(session, event);
    if (next === session) return false;
    settle(next);
    return true;
  };

  /**
   * Something happened here. An end logs out; but where another tab was first to change the session,
   * this one only follows.
   */
  const dispatch = (event: SessionEvent): boolean =>
    apply(event, (next) => {
      if (next.kind !== 'anonymous') become(next);
      else if (next.failure?.of === 'session' && tabs.isBehind()) followTabs();
      else logOut(next);
    });

  /** Another tab changed the session: that one has cleared the token, and disconnects the wallet. */
  const dispatchFromOtherTab = (event: SessionEvent): boolean =>
    apply(event, (next) => leave(next));

  /** Nothing but what a person is told about the last end changes. */
  const updateFailure = (event: SessionEvent): void => void apply(event, become);

  /** Every tab of the browser has the same session: this one follows the others. */
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

  /** Waits for the wallet of a token that is stored already. */
  const restore = async (token: AccessToken): Promise<void> => {
    dispatch({ kind: 'tokenFound', token });
    const address = await wallet.reconnect();
    dispatch({ kind: 'walletBack', token: token.token, address, logsOutOnConnect });
  };

  /** A call was refused with 401 or 403: resets the session if the stored token has expired (§4). */
  const callRefused = (): void => {
    const session = read();
    if ('token' in session) {
      if (hasExpired(session, now())) dispatch({ kind: 'expired' });
      return;
    }
    // A sign-in in progress holds no token, while an expired one may still be stored.
    const stored = readAccessToken(storedToken.read());
    if (stored && hasExpired(stored, now())) tabs.end('expired');
  };

  /**
   * Signs in by a wallet and stores the token (§4 Sign-in). Never throws: a failure becomes the
   * `failure` of the anonymous session.
   */
  const signIn = async (
    connectorId: string,
    { onPairingUri }: SignInOptions = {},
  ): Promise<void> => {
    if (isConnecting(read())) return;
    const mine = new AbortController();
    const { signal } = mine;
    // Read now: a connection that is about to be made is "the next" one, whatever comes before it.
    const loggedOutOnConnect = logsOutOnConnect;
    attempt = mine;
    dispatch({ kind: 'signInStarted', connectorId });
    try {
      const { signInWith } = await loadSteps();
      const token = await signInWith(dependencies, {
        signal,
        connect: () => wallet.connect(connectorId, signal, onPairingUri),
        onAccount: (address) => {
          if (loggedOutOnConnect) throw refusal('refused');
          dispatch({ kind: 'accountGiven', address });
        },
        signMessage: async (message) => (await wallet.load()).signMessage(message),
        callRefused,
      });
      attempt = undefined;
      tabs.begin(token.token);
      dispatch({ kind: 'loggedIn', token });
    } catch (error) {
      const failure = await failedAttempt(error);
      if (attempt === mine) dispatch({ kind: 'attemptFailed', error: failure });
    }
  };

  /** Looks for a session that a reload has interrupted, and listens to the other tabs. */
  const start = async (): Promise<void> => {
    const stored = tabs.listen(followTabs, (written) => {
      if (written) updateFailure({ kind: 'endExplained', end: readSessionEnd(written) });
    });
    const token = readAccessToken(stored);
    if (!token) return;
    if (!hasExpired(token, now())) return restore(token);
    // Its wallet is connected to this site still, and only one that is back can be disconnected.
    void wallet.reconnect();
    dispatch({ kind: 'expiredTokenFound' });
  };

  return {
    subscribe,
    read,
    start,
    signIn,
    /** Ends a sign-in that waits for a wallet which does not answer. */
    cancel: (): void => void dispatch({ kind: 'attemptFailed', error: attemptEnded('cancelled') }),
    signOut: (): void => void dispatch({ kind: 'signedOut' }),
    /** The wallet layer, for the sign-in dialog's list. */
    loadWallet: wallet.load,
    callRefused,
    /**
     * The provider refuses this token. Before its `exp` nothing is cleared (§4 Session expiry): the
     * session stays, and is known to need another sign-in.
     */
    tokenRefused: (token: string): void => void dispatch({ kind: 'tokenRefused', token }),
    /**
     * The current user was refused with 403 (§4 Current user). Means nothing to a session that has ended
     * or has another token meanwhile.
     */
    currentUserRefused: (token: string): void => {
      log('Cannot authenticate user', refusal('refused'));
      if (tokenOf(read()) !== token) return;
      if (!dispatch({ kind: 'currentUserRefused' })) logsOutOnConnect = true;
    },
    /** Takes the last failure off the screen. */
    dismissFailure: (): void => updateFailure({ kind: 'failureDismissed' }),
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
