import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { AccessTokenSchema, NonceSchema } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

import type { WorldClient } from './mock-server';

/** A key's wallet or a smart account. */
export type TestWallet = Pick<
  PrivateKeyAccount,
  'address' | 'sign' | 'signMessage' | 'signTypedData'
>;

export const newWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

export const askNonce = async (world: WorldClient, walletAddress: string): Promise<string> => {
  const { body } = await world
    .call('get', `/v1/users/nonce?walletAddress=${walletAddress}`)
    .expect(200);
  return NonceSchema.parse(body).nonce;
};

export const signLogin = async (world: WorldClient, wallet: TestWallet): Promise<Hex> =>
  wallet.signMessage({
    message: loginMessage(
      wallet.address,
      await askNonce(world, wallet.address),
      LOCAL_LEGAL_LINKS_BASE,
    ),
  });

export const postLogin = (world: WorldClient, walletAddress: WalletAddress, signature: string) =>
  world.call('post', '/v1/users/login').send({ walletAddress, signature, messageVersion: 'v3' });

/** Signs in with a wallet, and returns the access token. */
export const signIn = async (
  world: WorldClient,
  wallet: TestWallet = newWallet(),
): Promise<string> => {
  const { body } = await postLogin(world, wallet.address, await signLogin(world, wallet)).expect(
    200,
  );
  return AccessTokenSchema.parse(body).accessToken;
};
