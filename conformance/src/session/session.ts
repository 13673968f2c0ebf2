import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

import type { WalletAddress } from '@trait-market/contract/shared';
import {
  AccessTokenSchema,
  LOGIN_MESSAGE_VERSION,
  NonceSchema,
} from '@trait-market/contract/v1/users';
import { call, json } from '../contract/call';
import { expectBody, expectSuccess } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';

export type LoginMessage = (walletAddress: WalletAddress, nonce: string) => string;

export type Session = { walletAddress: WalletAddress; token: string };

/** A wallet of the suite: a key, or a smart account. */
export type SuiteWallet = Pick<PrivateKeyAccount, 'address' | 'signMessage' | 'signTypedData'>;

export type Newcomer = Session & { wallet: SuiteWallet };

export const newWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

export const askNonce = async (probe: Probe, walletAddress: WalletAddress): Promise<string> => {
  const response = await probe.send(call('users.nonce', { query: { walletAddress } }));
  expectSuccess(response);
  return expectBody(response, NonceSchema).nonce;
};

export const postLogin = (
  probe: Probe,
  walletAddress: WalletAddress,
  signature: string,
): Promise<CompletedExchange> =>
  probe.send(
    call('users.login', {
      body: json({ walletAddress, signature, messageVersion: LOGIN_MESSAGE_VERSION }),
    }),
  );

export const expectToken = (response: CompletedExchange): string => {
  expectSuccess(response);
  return expectBody(response, AccessTokenSchema).accessToken;
};

/** Requests a nonce, signs the login message, and logs in (§4 Sign-in). */
export const signIn = async (
  probe: Probe,
  loginMessage: LoginMessage,
  wallet: SuiteWallet = newWallet(),
): Promise<Newcomer> => {
  const walletAddress = wallet.address;
  const message = loginMessage(walletAddress, await askNonce(probe, walletAddress));
  const signature = await wallet.signMessage({ message });
  return {
    wallet,
    walletAddress,
    token: expectToken(await postLogin(probe, walletAddress, signature)),
  };
};
