import type { PrivateKeyAccount } from 'viem/accounts';

import { originalMinterDeclaration } from '@trait-market/contract/fixtures/tax';
import type { WalletAddress } from '@trait-market/contract/shared';
import { TaxStatusSchema } from '@trait-market/contract/v1/tax';
import type { Check, Context } from '../check';
import { call, json } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { askNonce, expectToken, newWallet, postLogin, type Session } from '../session/session';
import { flow } from './flow';
import { makeProfile, readProfile } from './profiles';

const signInAs = async (
  { probe, loginMessage }: Context,
  wallet: PrivateKeyAccount,
  walletAddress: WalletAddress,
): Promise<Session> => {
  const message = loginMessage(walletAddress, await askNonce(probe, walletAddress));
  const signature = await wallet.signMessage({ message });
  return { walletAddress, token: expectToken(await postLogin(probe, walletAddress, signature)) };
};

const lowerCase = (address: WalletAddress): WalletAddress => `0x${address.slice(2).toLowerCase()}`;

const WRITTEN: Readonly<Record<string, (address: WalletAddress) => WalletAddress>> = {
  'signed in again': (address) => address,
  'signed in again, the address in lower case': lowerCase,
};

const returns = Object.entries(WRITTEN).map(([what, written]) =>
  flow('users.login', what, {
    rule: '§3 Wallet address: it is the account. A returning user finds their data, however they write the address.',
    run: async (context) => {
      const { probe, newName } = context;
      const wallet = newWallet();
      const first = await signInAs(context, wallet, wallet.address);
      const { username } = await makeProfile(probe, first, { username: newName() });
      const declaration = { token: first.token, body: json(originalMinterDeclaration) };
      expectSuccess(await probe.send(call('tax.declare', declaration)));

      const again = await signInAs(context, wallet, written(wallet.address));
      const { response, body } = await readProfile(probe, again);
      const name = String(body.username);
      expectThat(name === username, `username: ${username}`, `username: ${name}`, response);
      const status = await probe.send(call('tax.status', { token: again.token }));
      expectSuccess(status);
      const { alreadyAnswered } = expectBody(status, TaxStatusSchema);
      expectThat(alreadyAnswered, 'alreadyAnswered: true', 'alreadyAnswered: false', status);
    },
  }),
);

export const returningFlows = (): Check[] => returns;
