import { setTimeout } from 'node:timers/promises';

import type { PrivateKeyAccount } from 'viem/accounts';

import { originalMinterDeclaration } from '@trait-market/contract/fixtures/tax';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { TaxStatusSchema } from '@trait-market/contract/v1/tax';
import type { Check, Context } from '../check';
import { call, json } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { askNonce, expectToken, newWallet, postLogin, type Session } from '../session/session';
import { flow } from './flow';
import { makeProfile, readMe, readProfile } from './profiles';

const ONE_SECOND_MS = 1000;

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

const stillSignedIn = flow('users.login', 'the token of an earlier sign-in', {
  rule: '§3 Access token: it is good until its exp, so another sign-in of its wallet leaves it valid.',
  run: async (context) => {
    const wallet = newWallet();
    const first = await signInAs(context, wallet, wallet.address);
    // Two tokens of the same second can be equal, because exp is in seconds.
    await setTimeout(ONE_SECOND_MS);
    const second = await signInAs(context, wallet, wallet.address);
    for (const session of [first, second]) {
      const { response, body } = await readMe(context.probe, session);
      const isOwn = isSameAddress(body.walletAddress, wallet.address);
      expectThat(isOwn, `the user ${wallet.address}`, body.walletAddress, response);
    }
  },
});

const interleaved = flow('users.nonce', 'two wallets that sign in at the same time', {
  rule: 'A nonce is of one wallet: requests of other wallets don’t end it.',
  run: async ({ probe, loginMessage }) => {
    const wallets = [newWallet(), newWallet()];
    const nonces: string[] = [];
    for (const { address } of wallets) nonces.push(await askNonce(probe, address));
    for (const [index, wallet] of wallets.entries()) {
      const message = loginMessage(wallet.address, nonces[index] ?? '');
      const signature = await wallet.signMessage({ message });
      expectSuccess(await postLogin(probe, wallet.address, signature));
    }
  },
});

export const returningFlows = (): Check[] => [...returns, stillSignedIn, interleaved];
