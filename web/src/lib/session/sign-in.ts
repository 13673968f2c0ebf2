import { LOGIN_MESSAGE_VERSION, type LoginRequest } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AppError, isRefusal } from '../app-error';
import type { Wallet } from '../wallet/wallet';
import type { AccessToken } from '../access-token';
import { acceptToken } from './token-refusal';

export type Login = { accessToken: string; date: string | null };

export type SignInDependencies = {
  nonceFor: (address: WalletAddress, signal: AbortSignal) => Promise<string>;
  loginMessage: (address: WalletAddress, nonce: string) => Promise<string>;
  login: (request: LoginRequest, signal: AbortSignal) => Promise<Login>;
  now: () => Date;
  log: (message: string, error: unknown) => void;
};

type Attempt = {
  signal: AbortSignal;
  connect: () => Promise<WalletAddress | undefined>;
  /** Called with the account of the wallet. @throws AppError when the account may not sign in */
  onAccount: (address: WalletAddress) => void;
  signMessage: Wallet['signMessage'];
  /** Called when the request for the nonce or the login got a 401 or 403 (§4 Session expiry). */
  callRefused: () => void;
};

/** Signs in (§4 Sign-in). @throws AppError, which is logged unless it was aborted (§8) */
export const signInWith = async (
  { nonceFor, loginMessage, login, now, log }: SignInDependencies,
  { signal, connect, onAccount, signMessage, callRefused }: Attempt,
): Promise<AccessToken> => {
  const stage = async <Result>(words: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      signal.throwIfAborted();
      return result;
    } catch (error) {
      if (isRefusal(error, 401, 403)) callRefused();
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
    const { accessToken, date } = await login(request, signal);
    return acceptToken(accessToken, { address, now: now(), serverTime: new Date(date ?? NaN) });
  });
};
