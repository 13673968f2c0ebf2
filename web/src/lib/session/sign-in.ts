import { LOGIN_MESSAGE_VERSION, type LoginRequest } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AppError } from '../app-error';
import type { AccessToken } from '../access-token';
import type { SessionWallet } from './session-wallet';
import { acceptToken } from './token-refusal';

export type Login = { accessToken: string; date: string | null };

export type SignInDependencies = {
  nonceFor: (address: WalletAddress, signal: AbortSignal) => Promise<string>;
  loginMessage: (address: WalletAddress, nonce: string) => Promise<string>;
  login: (request: LoginRequest, signal: AbortSignal) => Promise<Login>;
  now: () => Date;
  log: (message: string, error: unknown) => void;
};

/** Returns the two steps of a sign-in (§4). They throw AppErrors, logged unless aborted (§8). */
export const signInSteps = (
  { nonceFor, loginMessage, login, now, log }: SignInDependencies,
  wallet: SessionWallet,
  signal: AbortSignal,
) => {
  const logged = async <Result>(words: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      signal.throwIfAborted();
      return result;
    } catch (error) {
      if (!signal.aborted) log(words, error);
      throw error;
    }
  };
  return {
    connect: (connectorId: string, onPairingUri?: (uri: string) => void): Promise<WalletAddress> =>
      logged('Cannot connect', async () => {
        const address = await wallet.connect(connectorId, signal, onPairingUri);
        if (address === undefined) throw new AppError('wallet', 'No wallet received');
        return address;
      }),
    logIn: async (address: WalletAddress): Promise<AccessToken> => {
      const nonce = await logged('Cannot authenticate user', () => nonceFor(address, signal));
      const signature = await logged('Cannot sign message', async () =>
        wallet.signMessage(await loginMessage(address, nonce)),
      );
      return logged('Cannot authenticate user', async () => {
        const request = {
          walletAddress: address,
          signature,
          messageVersion: LOGIN_MESSAGE_VERSION,
        } as const;
        const { accessToken, date } = await login(request, signal);
        return acceptToken(accessToken, { address, now: now(), serverTime: new Date(date ?? NaN) });
      });
    },
  };
};
