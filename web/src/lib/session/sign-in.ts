import { LOGIN_MESSAGE_VERSION, type LoginRequest } from '@trait-market/contract/v1/users';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';

import { AppError } from '../app-error';
import type { Wallet } from '../wallet/wallet';
import { readAccessToken, type AccessToken } from './access-token';
import { hasExpired } from './session-expiry';

export type SignInDependencies = {
  nonceFor: (address: WalletAddress, signal: AbortSignal) => Promise<string>;
  loginMessage: (address: WalletAddress, nonce: string) => Promise<string>;
  /** @returns the access token */
  login: (request: LoginRequest, signal: AbortSignal) => Promise<string>;
  now: () => Date;
  /** The log of §8. */
  log: (message: string, error: unknown) => void;
};

type Attempt = {
  signal: AbortSignal;
  connect: () => Promise<WalletAddress | undefined>;
  /** The wallet gave its account. @throws where it may not sign in */
  onAccount: (address: WalletAddress) => void;
  signMessage: Wallet['signMessage'];
};

const UNFINISHED = 'Couldn’t finish signing in. Check your connection and try again.';

/** The wallet and the calls give `AppError`s; what is left is code that did not load. */
export const failedAttempt = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('network', UNFINISHED, { cause: error });

/**
 * Connect, fetch a nonce, sign the login message, log in (§4 Sign-in).
 *
 * @returns the token
 * @throws what failed, which is logged in the words of §8 unless the attempt was aborted
 */
export const signInWith = async (
  { nonceFor, loginMessage, login, now, log }: SignInDependencies,
  { signal, connect, onAccount, signMessage }: Attempt,
): Promise<AccessToken> => {
  const stage = async <Result>(words: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      signal.throwIfAborted();
      return result;
    } catch (error) {
      if (!signal.aborted) log(words, error);
      throw error;
    }
  };

  const address = await stage('Cannot connect', async () => {
    const given = await connect();
    if (given === undefined) throw new AppError('wallet', 'No wallet received');
    return given;
  });
  onAccount(address);
  const nonce = await stage('Cannot authenticate user', () => nonceFor(address, signal));
  const signature = await stage('Cannot sign message', async () =>
    signMessage(await loginMessage(address, nonce)),
  );
  return stage('Cannot authenticate user', async () => {
    const request = {
      walletAddress: address,
      signature,
      messageVersion: LOGIN_MESSAGE_VERSION,
    } as const;
    const token = readAccessToken(await login(request, signal));
    if (!token || hasExpired(token, now()) || !isSameAddress(token.address, address))
      throw new AppError(
        'contract',
        'Sign-in failed: the token belongs to another account. Try again.',
      );
    return token;
  });
};
