import type { PostOrder } from '@trait-market/contract/economy/orders';
import {
  isBulkSignature,
  orderHash,
  readBulkSignature,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { concatHex, numberToHex, slice } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';

let opened: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  opened = openTestMarket();
  alice = actingFor(newWallet(), opened.market);
  bob = actingFor(newWallet(), opened.market);
  for (const traitId of ['alpha-hat', 'alpha-eyes', 'alpha-cap'])
    await opened.giveTrait(alice.account, traitId, 3);
  opened.giveWrapped(alice.account, 2n * ETHER);
  opened.giveCoin(bob.account, 9n * ETHER);
});

const rowOf = ({ components }: PostOrder) =>
  opened.market.context.tables.orders.find(orderHash(components));

const post = (order: PostOrder) => refusalOf(opened.market.post(alice.account, order));

const signThree = () =>
  alice.signBulk([
    alice.listingOf('alpha-hat', ETHER, 2n),
    alice.offerFor('alpha-eyes', ETHER),
    alice.listingOf('alpha-cap', 2n * ETHER),
  ]);

/** Returns the first order with another part of the bulk signature. */
const changed = (
  order: PostOrder | undefined,
  change: Partial<ReturnType<typeof readBulkSignature>>,
): PostOrder => {
  const bulk = order && readBulkSignature(order.signature);
  if (order === undefined || bulk === undefined) throw new Error('It is signed with others');
  return { ...order, signature: writeBulkSignature({ ...bulk, ...change }) };
};

describe('E250 orders of one signature', () => {
  test('are each stored with their own part of it', async () => {
    const orders = await signThree();
    for (const order of orders) expect(await post(order)).toBeUndefined();
    expect(orders.map((order) => rowOf(order)?.signature)).toEqual(
      orders.map(({ signature }) => signature),
    );
    expect(new Set(orders.map(({ signature }) => signature)).size).toBe(3);
  });

  test('are canceled and filled one by one', async () => {
    const [first, , third] = await signThree();
    if (first === undefined || third === undefined) throw new Error('Three were signed');
    for (const order of [first, third]) expect(await post(order)).toBeUndefined();
    await opened.market.cancel(
      alice.account,
      orderHash(first.components),
      await alice.signCancel(first),
    );
    expect(await refusalOf(bob.fulfil(first))).toBe('cancelled');
    expect(await refusalOf(bob.fulfil(third))).toBeUndefined();
    expect(rowOf(third)?.filled).toBe(1);
  });

  test('are accepted although another of them is refused', async () => {
    const orders = await alice.signBulk([
      alice.listingOf('alpha-hat', ETHER, 3n),
      alice.offerFor('alpha-eyes', 9n * ETHER),
      alice.listingOf('alpha-cap', ETHER),
    ]);
    expect(await Promise.all(orders.map(post))).toEqual([undefined, 'underfunded', undefined]);
  });

  test('are posted once, however often they are sent', async () => {
    const orders = await signThree();
    for (const order of orders) await post(order);
    for (const order of orders) expect(await post(order)).toBe('already-executed');
    expect(opened.market.context.tables.orders.keys()).toHaveLength(3);
  });

  test('T89 are stored in Seaport’s form, whichever form the wallet wrote', async () => {
    const [order] = await signThree();
    const base = slice(order?.signature ?? '0x', 0, 65);
    for (const signature of Object.values(signatureForms(base))) {
      opened.market.context.tables.orders.remove(orderHash(changed(order, {}).components));
      expect(await post(changed(order, { signature }))).toBeUndefined();
      expect(rowOf(changed(order, {}))?.signature).toBe(order?.signature);
    }
  });
});

describe('T118 an order is refused with a bulk signature', () => {
  test('of another order, at another place, of another tree, or for another price', async () => {
    const [first, second] = await signThree();
    const { index = 0, proof = [] } = readBulkSignature(second?.signature ?? '0x') ?? {};
    const [node = '0x'] = proof;
    for (const order of [
      changed(first, { index, proof }),
      changed(first, { index: 1 }),
      changed(first, { proof: [...proof, node] }),
      changed(first, { proof: [node] }),
    ])
      expect(await post(order)).toBe('bad-signature');
    const dearer = await alice.signOrder(alice.listingOf('alpha-hat', 2n * ETHER));
    expect(await post({ ...dearer, signature: changed(first, {}).signature })).toBe(
      'bad-signature',
    );
  });

  test('of another wallet', async () => {
    const [first] = await signThree();
    const [own] = await bob.signBulk([alice.listingOf('alpha-hat', ETHER, 2n)]);
    expect(own && (await post(own))).toBe('bad-signature');
    expect(await refusalOf(opened.market.post(bob.account, changed(first, {})))).toBe('not-yours');
  });

  test('with an index outside its tree, though Seaport would wrap it around', async () => {
    const [order] = await signThree();
    const { signature } = changed(order, {});
    const outside = concatHex([
      slice(signature, 0, 65),
      numberToHex(4, { size: 3 }),
      slice(signature, 68),
    ]);
    expect(isBulkSignature(outside)).toBe(true);
    expect(await post({ ...changed(order, {}), signature: outside })).toBe('bad-signature');
  });

  test('for another chain, which it names', async () => {
    const [order] = await alice.signBulk([alice.listingOf('alpha-hat', ETHER)], 137);
    expect(order && (await post(order))).toBe('wrong-chain');
  });
});
