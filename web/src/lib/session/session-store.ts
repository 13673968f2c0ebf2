import { LOGIN_MESSAGE_VERSION, type LoginRequest } from '@trait-market/contract/v1/users';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';

import { DISCONNECT_TIMEOUT_MS } from '@/config/constants';

import { AppError } from '../app-error';
import { withinTime } from '../wallet/patience';
import type { Wallet, WalletStatus } from '../wallet/wallet';
import { ENDED_WORDS } from '../wallet/ended-words';
import { hasExpired, readAccessToken, type AccessToken } from './access-token';
import { onDeadline } from './deadline';
import {
  isConnecting,
  isPending,
  isTokenRefused,
  tokenOf,
  type Session,
  type SessionFailure,
} from './session';
import { readSessionEnd, SESSION_END_WORDS, type SessionEnd } from './session-end';

export type SessionDependencies = {
  /** The stored token (§3), which every tab of this browser shares. */
  storedToken: {
    read: () => string | undefined;
    write: (token: string) => void;
    /** Calls back when another tab may have changed it. */
    watch: (listener: () => void) => void;
  };
  /** Where a tab leaves for the others why it ended the session. */
  storedEnd: {
    read: () => string | undefined;
    write: (end: SessionEnd | '') => void;
    /** Calls back with what another tab has written. */
    watch: (listener: (written?: string) => void) => void;
  };
  /** Loads the wallet layer, which no visitor pays for before they connect. */
  loadWallet: () => Promise<Wallet>;
  nonceFor: (address: WalletAddress, signal: AbortSignal) => Promise<string>;
  loginMessage: (address: WalletAddress, nonce: string) => Promise<string>;
  /** @returns the access token */
  login: (request: LoginRequest, signal: AbortSignal) => Promise<string>;
  /** Removes what is cached about the person. */
  forgetUser: () => void;
  now: () => Date;
  /** The log of §8. */
  log: (message: string, error: unknown) => void;
};

export type SignInOptions = {
  /** What a relay's phone scans. */
  onPairingUri?: (uri: string) => void;
};

const doNothing = () => undefined;

/** Ends an attempt, too, where no session has been yet. */
const refusal = (end: SessionEnd) => new AppError('wallet', SESSION_END_WORDS[end]);

const ended = (how: keyof typeof ENDED_WORDS) => new AppError('wallet', ENDED_WORDS[how]);

const UNFINISHED = 'Couldn’t finish signing in. Check your connection and try again.';

/** The wallet and the calls give `AppError`s; what is left is code that did not load. */
const failedAttempt = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('network', UNFINISHED, { cause: error });

const WALLET_LAYER_UNREACHABLE =
  'The wallets could not be loaded. Check your connection and try again.';

/**
 * The session of this page: one state, and the rules of §4 and §8 as the only ways to change it.
 * Any failure of connect, sign or login logs out.
 */
export const createSessionStore = (dependencies: SessionDependencies) => {
  const { storedToken, storedEnd, nonceFor, loginMessage, login, forgetUser, now, log } =
    dependencies;
  const listeners = new Set<() => void>();
  let session: Session = { kind: 'anonymous' };
  /** The token that this tab knows to be stored; another one is news from another tab. */
  let knownToken = '';
  let attempt: AbortController | undefined;
  let wallet: Promise<Wallet> | undefined;
  let disconnecting: Promise<void> = Promise.resolve();
  /** The account of the wallet that comes back, undefined where none does; never rejects. */
  let reconnecting: Promise<WalletAddress | undefined> = Promise.resolve(undefined);
  let logoutOnNextConnection = false;
  let stopWaitingForExpiry: () => void = doNothing;

  const set = (next: Session): void => {
    session = next;
    for (const listener of listeners) listener();
  };

  const loadedWallet = (): Promise<Wallet> => {
    wallet ??= dependencies.loadWallet().then(
      (loaded) => {
        loaded.watchStatus(walletChanged);
        return loaded;
      },
      (cause: unknown) => {
        wallet = undefined;
        throw new AppError('network', WALLET_LAYER_UNREACHABLE, { cause });
      },
    );
    return wallet;
  };

  const storeToken = (token: string): void => {
    knownToken = token;
    storedToken.write(token);
  };

  /** What every end has in common: no attempt, no person, no waiting for the expiry. */
  const leave = (failure?: SessionFailure): void => {
    attempt?.abort();
    attempt = undefined;
    logoutOnNextConnection = false;
    stopWaitingForExpiry();
    set(failure ? { kind: 'anonymous', failure } : { kind: 'anonymous' });
    forgetUser();
  };

  /**
   * Disconnects the wallet, and one that is still coming back. The next connection waits for it,
   * but not for a wallet that does not answer: that one is disconnected when it does.
   */
  const disconnectWallet = (connected: Promise<Wallet>): void => {
    const comingBack = reconnecting;
    const disconnect = async () => (await connected).disconnect();
    const disconnectLate = (address: WalletAddress | undefined) => {
      if (address && session.kind === 'anonymous') void disconnect();
    };
    disconnecting = disconnecting
      .then(() => withinTime(DISCONNECT_TIMEOUT_MS, comingBack))
      .then((address) => {
        if (!address) void comingBack.then(disconnectLate);
        return disconnect();
      })
      .catch(doNothing);
  };

  /** Clears the token, forgets the person and disconnects the wallet, in this order (§4). */
  const logout = (failure?: SessionFailure): void => {
    // No reason without a session that ends by it.
    if (knownToken) storedEnd.write(failure?.of === 'session' ? failure.end : 'elsewhere');
    storeToken('');
    leave(failure);
    if (wallet) disconnectWallet(wallet);
  };

  const attemptFailed = (error: AppError): void => logout({ of: 'attempt', error });

  /** This tab ends the session; when another was first, this one only follows. */
  const sessionEnded = (end: SessionEnd): void => {
    if ((storedToken.read() ?? '') === knownToken) logout({ of: 'session', end });
    else storedTokenChanged();
  };

  /**
   * Another tab ended the session. It has cleared the token and disconnects the wallet, so this one
   * lets go of its connection alone: disconnecting once more could hit the next sign-in there.
   */
  const endedElsewhere = (): void => {
    if (!('token' in session)) return;
    const end = hasExpired(session, now()) ? 'expired' : readSessionEnd(storedEnd.read());
    leave({ of: 'session', end });
    const forget = (loaded: Wallet) => {
      if (session.kind === 'anonymous') loaded.forget();
    };
    void wallet?.then(forget, doNothing);
    // One that is still coming back, too.
    void reconnecting.then(() => wallet?.then(forget, doNothing));
  };

  /**
   * The wallet leaves when another tab disconnects it, and may be quicker to say so than that tab,
   * whose word comes late then, but counts.
   */
  const endExplained = (written?: string): void => {
    if (session.kind !== 'anonymous' || session.failure?.of !== 'session') return;
    if (written && session.failure.end === 'walletLeft')
      set({ kind: 'anonymous', failure: { of: 'session', end: readSessionEnd(written) } });
  };

  /** Every tab of the browser has the same session: this one follows the others. */
  const storedTokenChanged = (): void => {
    const text = storedToken.read() ?? '';
    if (text === knownToken) return;
    knownToken = text;
    const token = readAccessToken(text);
    if (!token || hasExpired(token, now())) endedElsewhere();
    else if (session.kind === 'signedIn' && isSameAddress(session.address, token.address)) {
      enter('signedIn', token);
      forgetUser();
    } else {
      leave();
      void restore(token);
    }
  };

  const enter = (kind: 'restoring' | 'signedIn' | 'walletMissing', token: AccessToken): void => {
    stopWaitingForExpiry();
    stopWaitingForExpiry = onDeadline(token.expiresAt, now, () => sessionEnded('expired'));
    const wasRefused = tokenOf(session) === token.token && isTokenRefused(session);
    set({ ...token, kind, ...(wasRefused && { isRefused: true }) });
  };

  /** A wallet is connected to a session whose token is stored already. */
  const walletConnected = (address: WalletAddress, token: AccessToken): void => {
    if (logoutOnNextConnection) sessionEnded('refused');
    else if (!isSameAddress(address, token.address)) sessionEnded('accountChanged');
    else if (session.kind !== 'signedIn') enter('signedIn', token);
  };

  /** The wallet went another way while the message waited for its signature. */
  const signingBroken = (error: AppError): void => {
    log('Cannot sign message', error);
    attemptFailed(error);
  };

  const walletChanged = (status: WalletStatus): void => {
    if (status.kind === 'connected') {
      if (session.kind === 'signedIn' || session.kind === 'walletMissing')
        walletConnected(status.address, session);
      else if (session.kind === 'signingIn' && !isSameAddress(status.address, session.address))
        signingBroken(refusal('accountChanged'));
    }
    if (status.kind === 'disconnected') {
      if (session.kind === 'signedIn') sessionEnded('walletLeft');
      else if (session.kind === 'signingIn') signingBroken(ended('disconnected'));
    }
  };

  /** Runs one stage of a sign-in; its failure is logged in the words of §8. */
  const stage = async <Result>(
    words: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      const result = await work();
      signal.throwIfAborted();
      return result;
    } catch (error) {
      if (!signal.aborted) log(words, error);
      throw error;
    }
  };

  const connect = async (connectorId: string, signal: AbortSignal, options: SignInOptions) => {
    const loaded = await loadedWallet();
    await disconnecting;
    signal.throwIfAborted();
    const address = await loaded.connect(connectorId, {
      signal,
      onPairingUri: options.onPairingUri ?? doNothing,
      onLateConnection: () => {
        if (session.kind === 'anonymous') void loaded.disconnect();
      },
    });
    if (address === undefined) throw new AppError('wallet', 'No wallet received');
    return { loaded, address };
  };

  const authenticate = async (
    address: WalletAddress,
    signature: `0x${string}`,
    signal: AbortSignal,
  ) => {
    const token = readAccessToken(
      await login(
        { walletAddress: address, signature, messageVersion: LOGIN_MESSAGE_VERSION },
        signal,
      ),
    );
    if (!token || hasExpired(token, now()) || !isSameAddress(token.address, address))
      throw new AppError('contract', 'The server gave a token that is not yours. Try again.');
    return token;
  };

  /**
   * Connect, fetch a nonce, sign the login message, log in, store the token (§4 Sign-in). Never
   * throws: a failure becomes the `failure` of the anonymous session.
   */
  const signIn = async (connectorId: string, options: SignInOptions = {}): Promise<void> => {
    if (isConnecting(session)) return;
    const mine = new AbortController();
    const { signal } = mine;
    // Read now: a connection that is about to be made is "the next" one, whatever comes before it.
    const refusedBefore = logoutOnNextConnection;
    stopWaitingForExpiry();
    attempt = mine;
    set({ kind: 'connecting', connectorId });
    try {
      const { loaded, address } = await stage('Cannot connect', signal, () =>
        connect(connectorId, signal, options),
      );
      if (refusedBefore) throw refusal('refused');
      set({ kind: 'signingIn', connectorId, address });
      const nonce = await stage('Cannot authenticate user', signal, () =>
        nonceFor(address, signal),
      );
      const signature = await stage('Cannot sign message', signal, async () =>
        loaded.signMessage(await loginMessage(address, nonce)),
      );
      const token = await stage('Cannot authenticate user', signal, () =>
        authenticate(address, signature, signal),
      );
      attempt = undefined;
      // So that the next end is news to the other tabs, even for the same reason.
      storedEnd.write('');
      storeToken(token.token);
      enter('signedIn', token);
    } catch (error) {
      if (attempt === mine) attemptFailed(failedAttempt(error));
    }
  };

  /** Ends a sign-in that waits for a wallet which does not answer. */
  const cancel = (): void => {
    if (isPending(session)) attemptFailed(ended('cancelled'));
  };

  /** Brings back the wallet that was connected last. */
  const reconnectWallet = (): Promise<WalletAddress | undefined> => {
    // The one before: a later one waits for this.
    const disconnected = disconnecting;
    const reconnect = async () => {
      const loaded = await loadedWallet();
      await disconnected;
      loaded.forget();
      return loaded.reconnect();
    };
    reconnecting = reconnect().catch(doNothing);
    return reconnecting;
  };

  /** Waits for the wallet of a token that is stored already. */
  const restore = async (token: AccessToken): Promise<void> => {
    enter('restoring', token);
    const address = await reconnectWallet();
    if (session.kind !== 'restoring' || session.token !== token.token) return;
    if (address) walletConnected(address, token);
    else enter('walletMissing', token);
  };

  /** Looks for a session that a reload has interrupted, and listens to the other tabs. */
  const start = async (): Promise<void> => {
    storedToken.watch(storedTokenChanged);
    storedEnd.watch(endExplained);
    knownToken = storedToken.read() ?? '';
    const token = readAccessToken(knownToken);
    if (!token) return;
    if (hasExpired(token, now())) {
      // Its wallet is connected to this site still, and only one that is back can be disconnected.
      void reconnectWallet();
      return sessionEnded('expired');
    }
    await restore(token);
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): Session => session,
    start,
    signIn,
    cancel,
    signOut: (): void => logout(),
    /** The wallet layer, for the sign-in dialog's list. */
    loadWallet: loadedWallet,
    /** A call was refused with 401 or 403: resets the session if its token has expired (§4). */
    callRefused: (): void => {
      if ('token' in session && hasExpired(session, now())) sessionEnded('expired');
    },
    /**
     * The provider refuses this token. Before its `exp` nothing is cleared (§4 Session expiry): the
     * session stays, and is known to need another sign-in.
     */
    tokenRefused: (token: string): void => {
      if (!('token' in session) || session.token !== token || session.isRefused) return;
      set({ ...session, isRefused: true });
    },
    /** The current user was refused with 403 (§4 Current user). */
    currentUserRefused: (): void => {
      log('Cannot authenticate user', refusal('refused'));
      if (session.kind === 'signedIn') sessionEnded('refused');
      else logoutOnNextConnection = true;
    },
    /** Takes the last failure off the screen. */
    dismissFailure: (): void => {
      if (session.kind === 'anonymous') set({ kind: 'anonymous' });
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
