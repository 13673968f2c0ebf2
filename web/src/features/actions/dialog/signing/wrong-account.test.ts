import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { serializeErc6492Signature, type Hex } from 'viem';
import { expect, test, vi } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import { keySignerOf } from '@/lib/wallet/sent-signature';
import type { Wallet } from '@/lib/wallet/wallet';
import { offer, purchase, refusedOf, setUp } from '@/testing/actions/action-store';
import { reached } from '@/testing/actions/reached';

import { NO_LABELS } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';
import type { ActionDependencies } from './action-dependencies';

type Sign = Wallet['signTypedData'];

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const [signedIn, other] = [newAccount(), newAccount()];
const signBy =
  (account: typeof signedIn): Sign =>
  (typed) =>
    account.signTypedData(typed as Parameters<typeof account.signTypedData>[0]);

const several = ['1', '2'].map((salt): Signable => ({
  ...offer,
  components: { ...listing.components, offerer: signedIn.address, salt },
}));

const signing = async (
  sign: Sign,
  steps: readonly Signable[],
  hasCode: ActionDependencies['hasCode'] = async () => false,
) => {
  const signTypedData = vi.fn(sign);
  const it = setUp({
    address: signedIn.address,
    signerOf: keySignerOf,
    hasCode,
    loadWallet: async () => ({
      chainId: async () => 1,
      switchChain: async () => {},
      signTypedData,
    }),
  });
  it.store.review(steps, NO_LABELS);
  await it.store.confirm();
  return { ...it, signTypedData };
};

const WRONG = {
  title: 'Signed with another account',
  words: `You signed with ${shortenAddress(other.address)}; switch your wallet to ${shortenAddress(signedIn.address)} and try again. The signature wasn’t sent.`,
  remedy: 'sign',
};

test.each([
  ['a purchase', [purchase]],
  ['several orders', several],
])('E295 %s signed by another account names both accounts, and isn’t sent', async (_, steps) => {
  const { store, send, signTypedData } = await signing(signBy(other), steps);
  expect(refusedOf(store)).toEqual(WRONG);
  expect(send).not.toHaveBeenCalled();

  signTypedData.mockImplementation(signBy(signedIn));
  await store.confirm();
  await reached(store, 'done');
  expect(send).toHaveBeenCalledTimes(steps.length);
});

test.each([
  ['has code', async () => true],
  ['is on a chain that can’t be read', () => Promise.reject(new Error('No node.'))],
])(
  'E295 the market decides about another key’s signature if the account %s',
  async (_, hasCode) => {
    const one = await signing(signBy(other), [purchase], hasCode);
    await reached(one.store, 'done');
    const all = await signing(signBy(other), several, hasCode);
    expect(all.store.read()).toMatchObject({ kind: 'reviewing', notice: 'oneByOne' });
  },
);

test('E295 only the order’s own network is read, and the dialog says that it checks', async () => {
  const states: unknown[] = [];
  const hasCode = vi.fn<ActionDependencies['hasCode']>(async (chainId) => {
    states.push(store.read());
    if (chainId !== purchase.chainId) throw new Error('No node.');
    return false;
  });
  const it = setUp({
    address: signedIn.address,
    signerOf: keySignerOf,
    hasCode,
    loadWallet: async () => ({
      chainId: async () => 1,
      switchChain: async () => {},
      signTypedData: signBy(other),
    }),
  });
  const { store } = it;
  store.review([purchase], NO_LABELS);
  await store.confirm();
  expect(hasCode.mock.calls).toEqual([[purchase.chainId, signedIn.address]]);
  expect(states).toEqual([expect.objectContaining({ kind: 'signing', isChecking: true })]);
  expect(refusedOf(store)).toEqual(WRONG);
});

test('E295 the market decides about a signature of a contract that doesn’t exist yet', async () => {
  const wrapped = async (typed: Parameters<Sign>[0]): Promise<Hex> =>
    serializeErc6492Signature({
      address: other.address,
      data: '0x1234',
      signature: await signBy(other)(typed),
    });
  const { store, send } = await signing(wrapped, [purchase]);
  await reached(store, 'done');
  expect(send).toHaveBeenCalledOnce();
});
