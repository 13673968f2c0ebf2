import { LOGIN_MESSAGE_VERSION, type LoginRequest } from '@trait-market/contract/v1/users';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';

import { AppError } from '../app-error';
import type { Wallet, WalletStatus } from '../wallet/wallet';
import { toWalletError, walletError } from '../wallet/wallet-error';
import { hasExpired, readAccessToken, type AccessToken } from './access-token';
import { onDeadline } from './deadline';
import { isPending, type Session, type SessionFailure } from './session';

export type SessionDependencies = {
  /** The stored token (§3). */
  storedToken: { read: () => string | undefined; write: (token: string) => void };
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

const WALLET_LAYER_UNREACHABLE =
  'The wallets could not be loaded. Check your connection and try again.';

const EXPIRED = () => new AppError('wallet', 'Your session has ended. Connect again to go on.');
const REFUSED = () =>
  new AppError('wallet', 'This account may not sign in. Your wallet has been disconnected.');
const ACCOUNT_CHANGED = () =>
  new AppError('wallet', 'Your wallet switched to another account. Connect again to use it.');
const WALLET_LEFT = () =>
  new AppError('wallet', 'Your wallet disconnected. Connect again to go on.');

/**
 * The session of this page: one state, and the rules of §4 and §8 as the only ways to change it.
 * Any failure of connect, sign or login logs out.
 */
export const createSessionStore = (dependencies: SessionDependencies) => {
  const { storedToken, nonceFor, loginMessage, login, forgetUser, now, log } = dependencies;
  const listeners = new Set<() => void>();
  let session: Session = { kind: 'anonymous' };
  let attempt: AbortController | undefined;
  let wallet: Promise<Wallet> | undefined;
  let disconnecting: Promise<void> = Promise.resolve();
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

  /** Clears the token, forgets the person and disconnects the wallet, in this order (§4). */
  const logout = (failure?: SessionFailure): void => {
    attempt?.abort();
    attempt = undefined;
    logoutOnNextConnection = false;
    stopWaitingForExpiry();
    storedToken.write('');
    set(failure ? { kind: 'anonymous', failure } : { kind: 'anonymous' });
    forgetUser();
    const connected = wallet;
    if (connected)
      disconnecting = disconnecting
        .then(() => connected)
        .then((loaded) => loaded.disconnect())
        .catch(doNothing);
  };

  const attemptFailed = (error: AppError): void => logout({ of: 'attempt', error });
  const sessionEnded = (error: AppError): void => logout({ of: 'session', error });

  const enter = (kind: 'restoring' | 'signedIn' | 'walletMissing', token: AccessToken): void => {
    stopWaitingForExpiry();
    stopWaitingForExpiry = onDeadline(token.expiresAt, now, () => sessionEnded(EXPIRED()));
    set({ ...token, kind });
  };

  /** A wallet is connected to a session whose token is stored already. */
  const walletConnected = (address: WalletAddress, token: AccessToken): void => {
    if (logoutOnNextConnection) sessionEnded(REFUSED());
    else if (!isSameAddress(address, token.address)) sessionEnded(ACCOUNT_CHANGED());
    else if (session.kind !== 'signedIn') enter('signedIn', token);
  };

  const walletChanged = (status: WalletStatus): void => {
    if (status.kind === 'connected') {
      if (session.kind === 'signedIn' || session.kind === 'walletMissing')
        walletConnected(status.address, session);
      else if (session.kind === 'signingIn' && !isSameAddress(status.address, session.address))
        attemptFailed(ACCOUNT_CHANGED());
    }
    if (status.kind === 'disconnected' && session.kind === 'signedIn') sessionEnded(WALLET_LEFT());
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
    if (isPending(session)) return;
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
      if (refusedBefore) throw REFUSED();
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
      storedToken.write(token.token);
      enter('signedIn', token);
    } catch (error) {
      if (attempt === mine) attemptFailed(toWalletError(error));
    }
  };

  /** Ends a sign-in that waits for a wallet which does not answer. */
  const cancel = (): void => {
    if (isPending(session)) attemptFailed(walletError('cancelled'));
  };

  /** Looks for a session that a reload has interrupted, and brings its wallet back. */
  const start = async (): Promise<void> => {
    const token = readAccessToken(storedToken.read());
    if (!token) return;
    if (hasExpired(token, now())) return sessionEnded(EXPIRED());
    enter('restoring', token);
    const address = await loadedWallet()
      .then((loaded) => loaded.reconnect())
      .catch(doNothing);
    if (session.kind !== 'restoring' || session.token !== token.token) return;
    if (address) walletConnected(address, token);
    else enter('walletMissing', token);
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
      if ('token' in session && hasExpired(session, now())) sessionEnded(EXPIRED());
    },
    /** The current user was refused with 403 (§4 Current user). */
    currentUserRefused: (): void => {
      log('Cannot authenticate user', REFUSED());
      if (session.kind === 'signedIn') sessionEnded(REFUSED());
      else logoutOnNextConnection = true;
    },
    /** Takes the last failure off the screen. */
    dismissFailure: (): void => {
      if (session.kind === 'anonymous') set({ kind: 'anonymous' });
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
