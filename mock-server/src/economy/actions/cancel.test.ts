import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import {
  DAY_MS,
  ETHER,
  MARKET_NOW,
  openTestMarket,
  soon,
  type TestMarket,
} from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  await place.giveTrait(alice.account, 'omega-hat', 1);
  place.giveCoin(bob.account, 10n * ETHER);
});

const hashOf = (order: Awaited<ReturnType<typeof alice.post>>) => orderHash(order.components);

test('only the maker can cancel, and only by signing', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const byBob = await bob.signCancel(listing);
  expect(await refusalOf(place.market.cancel(bob.account, hashOf(listing), byBob))).toBe(
    'not-yours',
  );
  const forged = { ...byBob, message: { ...byBob.message, maker: alice.wallet.address } };
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(listing), forged))).toBe(
    'bad-signature',
  );
  const onPolygon = await alice.signCancel(listing, 137);
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(listing), onPolygon))).toBe(
    'wrong-chain',
  );
  const denied = { ...(await alice.signCancel(listing)), chainId: 137 };
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(listing), denied))).toBe(
    'wrong-chain',
  );
  const late = await alice.signCancel(listing, 1, String(MARKET_NOW / 1000 - 1));
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(listing), late))).toBe(
    'deadline-passed',
  );
  await bob.fulfil(listing);
});

test('a cancellation names its orders, and one signature can cover many', async () => {
  const first = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const second = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
  const forFirst = await alice.signCancel(first);
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(second), forFirst))).toBe(
    'bad-terms',
  );
  await place.market.cancel(alice.account, hashOf(first), forFirst);
  expect(await refusalOf(bob.fulfil(first))).toBe('cancelled');
  expect(await refusalOf(bob.fulfil(second))).toBeUndefined();
});

test('canceling twice is not an error, but canceling a finished order is', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const sold = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const ended = await alice.post(alice.listingOf('alpha-hat', ETHER));
  await bob.fulfil(sold);
  const again = () =>
    alice
      .signCancel(listing)
      .then((request) => place.market.cancel(alice.account, hashOf(listing), request));
  const { cancelledAt } = await again();
  place.clock.now += 1_000;
  expect((await again()).cancelledAt).toBe(cancelledAt);
  expect(
    await refusalOf(place.market.cancel(alice.account, hashOf(sold), await alice.signCancel(sold))),
  ).toBe('filled');
  place.clock.now += 31 * DAY_MS;
  const request = await alice.signCancel(ended, 1, soon(place.clock.now));
  expect(await refusalOf(place.market.cancel(alice.account, hashOf(ended), request))).toBe(
    'expired',
  );
});

const signSeveral = (
  actor: typeof alice,
  orders: readonly Awaited<ReturnType<typeof alice.post>>[],
  chainId: 1 | 137 = 1,
) => {
  const [first] = orders;
  if (first === undefined) throw new Error('A cancellation names an order');
  return actor.signCancel(first, chainId, soon(place.clock.now), orders.map(hashOf));
};

test('E241 one signature cancels several orders in one call, with an activity for each', async () => {
  const orders = [
    await alice.post(alice.listingOf('alpha-hat', ETHER)),
    await alice.post(alice.listingOf('alpha-hat', 2n * ETHER)),
  ];
  const left = await alice.post(alice.listingOf('alpha-hat', 3n * ETHER));
  const { message, ...request } = await signSeveral(alice, orders);
  const result = await place.market.cancelSeveral(alice.account, { ...request, message });
  expect(result).toEqual({
    chainId: 1,
    orders: orders.map((order) => ({ hash: hashOf(order), state: 'cancelled' })),
  });
  for (const order of orders) expect(await refusalOf(bob.fulfil(order))).toBe('cancelled');
  expect(await refusalOf(bob.fulfil(left))).toBeUndefined();
  const { log, acts } = place.market.context.tables;
  expect(log.of('type', 'cancel').map(({ orderHash: hash }) => hash)).toEqual(
    orders.map(hashOf).toReversed(),
  );
  const act = [...acts.keys()].map((key) => acts.find(key)).find((row) => row?.kind === 'cancel');
  expect(act?.orderHashes).toEqual(orders.map(hashOf));
});

test('E241 orders that are no longer open are named, and do not stop the others', async () => {
  const sold = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const open = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
  const ended = await alice.post({
    ...alice.listingOf('alpha-hat', ETHER),
    expiresAt: MARKET_NOW + 1_000,
  });
  const request = await signSeveral(alice, [sold, open, ended, open]);
  await bob.fulfil(sold);
  place.clock.now += 1_000;
  const { orders } = await place.market.cancelSeveral(alice.account, request);
  expect(orders).toEqual([
    { hash: hashOf(sold), state: 'filled' },
    { hash: hashOf(open), state: 'cancelled' },
    { hash: hashOf(ended), state: 'expired' },
  ]);
  expect(await refusalOf(bob.fulfil(open))).toBe('cancelled');
});

test('E241 a cancellation that is sent twice has the same result and changes nothing', async () => {
  const orders = [
    await alice.post(alice.listingOf('alpha-hat', ETHER)),
    await alice.post(alice.listingOf('alpha-hat', 2n * ETHER)),
  ];
  const request = await signSeveral(alice, orders);
  const first = await place.market.cancelSeveral(alice.account, request);
  const { tables } = place.market.context;
  const before = JSON.stringify(stateOfTables(0, tables));
  // A repeated cancellation must not be refused for its deadline, which invites signing again.
  place.clock.now += 2 * 60 * 60_000;
  expect(await place.market.cancelSeveral(alice.account, request)).toEqual(first);
  expect(JSON.stringify(stateOfTables(0, tables))).toBe(before);
});

test('E241 an order of another maker, of another network, or unknown cancels none of the others', async () => {
  const own = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const onPolygon = await alice.post(alice.listingOf('omega-hat', ETHER));
  await place.giveTrait(bob.account, 'alpha-hat', 1);
  const ofBob = await bob.post(bob.listingOf('alpha-hat', ETHER));
  const unsent = await alice.signOrder(alice.listingOf('alpha-hat', 2n * ETHER));
  const sent = async (orders: (typeof own)[]) =>
    refusalOf(place.market.cancelSeveral(alice.account, await signSeveral(alice, orders)));
  expect(await sent([own, ofBob])).toBe('not-yours');
  expect(await sent([own, onPolygon])).toBe('wrong-chain');
  expect(await sent([own, unsent])).toBe('unknown-order');
  const request = await signSeveral(alice, [own]);
  expect(await refusalOf(place.market.cancelSeveral(bob.account, request))).toBe('not-yours');
  const { orders } = place.market.context.tables;
  expect([own, onPolygon, ofBob].map((order) => orders.find(hashOf(order))?.cancelledAt)).toEqual([
    null,
    null,
    null,
  ]);
  place.clock.now += 2 * 60 * 60_000;
  expect(await refusalOf(place.market.cancelSeveral(alice.account, request))).toBe(
    'deadline-passed',
  );
});

test('canceling everything increases the counter of one chain, once', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const elsewhere = await alice.post(alice.listingOf('omega-hat', ETHER));
  const unsent = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
  const request = await alice.signCancelAll('0');
  expect(await place.market.cancelAll(alice.account, request)).toMatchObject({
    chainId: 1,
    cancelled: 1,
  });
  expect(await refusalOf(place.market.cancelAll(alice.account, request))).toBe('already-executed');
  expect(await refusalOf(place.market.cancelAll(bob.account, request))).toBe('not-yours');
  expect(await refusalOf(bob.fulfil(listing))).toBe('cancelled');
  expect(await refusalOf(place.market.post(alice.account, unsent))).toBe('wrong-counter');
  place.giveCoin(bob.account, ETHER, 137);
  expect(await refusalOf(bob.fulfil(elsewhere))).toBeUndefined();
  expect(await refusalOf(alice.post(alice.listingOf('alpha-hat', ETHER)))).toBeUndefined();
});

test("a cancellation is in the activity with the order's item", async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  place.clock.now += 1_000;
  const request = await alice.signCancel(listing);
  const { cancelledAt } = await place.market.cancel(alice.account, hashOf(listing), request);
  expect(cancelledAt).toBe(MARKET_NOW + 1_000);
  const { log } = place.market.context.tables;
  expect(log.of('type', 'cancel')).toEqual([
    {
      id: expect.any(Number),
      type: 'cancel',
      at: MARKET_NOW + 1_000,
      chainId: 1,
      from: alice.account,
      to: null,
      goods: [{ kind: 'trait', traitId: 'alpha-hat', quantity: 1 }],
      inReturn: [],
      price: null,
      orderHash: hashOf(listing),
      transaction: expect.stringMatching(/^0x[\da-f]{64}$/),
    },
  ]);
});

test('canceling a trade is recorded for both sides', async () => {
  const trade = await alice.post(alice.tradeOf('alpha-hat', 'alpha-eyes'));
  await place.market.cancel(alice.account, hashOf(trade), await alice.signCancel(trade));
  const [event] = place.market.context.tables.log.of('type', 'cancel');
  expect(event?.goods).toEqual(
    ['alpha-hat', 'alpha-eyes'].map((traitId) => ({ kind: 'trait', traitId, quantity: 1 })),
  );
});

test('canceling everything is in the activity once, without a particular item', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  await place.market.cancelAll(alice.account, await alice.signCancelAll('0'));
  expect(place.market.context.tables.log.of('type', 'cancel')).toEqual([
    {
      id: expect.any(Number),
      type: 'cancel',
      at: MARKET_NOW,
      chainId: 1,
      from: alice.account,
      to: null,
      goods: [],
      inReturn: [],
      price: null,
      orderHash: null,
      transaction: expect.stringMatching(/^0x[\da-f]{64}$/),
    },
  ]);
});

test('an order is found by its hash in upper case too', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const capitals = `0x${hashOf(listing).slice(2).toUpperCase()}` as const;
  const request = await alice.signCancel(listing, 1, soon(), [capitals]);
  await place.market.cancel(alice.account, capitals, request);
  expect(await refusalOf(bob.fulfil(listing))).toBe('cancelled');
});

test('an order that doesn’t exist, or that another wallet made, can’t be canceled', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const request = await alice.signCancel(listing);
  const nowhere = `0x${'0'.repeat(64)}` as const;
  expect(await refusalOf(place.market.cancel(alice.account, nowhere, request))).toBe(
    'unknown-order',
  );
});

test("canceling everything affects no one else's orders, and none that are finished", async () => {
  await place.giveTrait(bob.account, 'alpha-hat', 1);
  const ofBob = await bob.post(bob.listingOf('alpha-hat', ETHER));
  const sold = await alice.post(alice.listingOf('alpha-hat', ETHER));
  await bob.fulfil(sold);
  const ended = { ...alice.listingOf('alpha-hat', ETHER), expiresAt: MARKET_NOW + 1_000 };
  const over = await alice.post(ended);
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  const dormant = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER, 2n));
  await place.market.move([
    { kind: 'burn', traitId: 'alpha-hat', from: alice.account, quantity: 2 },
  ]);
  place.clock.now += 1_000;
  const { cancelled } = await place.market.cancelAll(alice.account, await alice.signCancelAll('0'));
  expect(cancelled).toBe(2);
  const { orders } = place.market.context.tables;
  expect(orders.find(hashOf(dormant))?.cancelledAt).toBe(MARKET_NOW + 1_000);
  expect(orders.find(hashOf(over))?.cancelledAt).toBeNull();
  expect(orders.find(hashOf(ofBob))?.cancelledAt).toBeNull();
});

test('E182 canceling everything increases the counter as Seaport does, to an unpredictable value', async () => {
  const early = await alice.signOrder({ ...alice.listingOf('alpha-hat', ETHER), counter: '1' });
  const request = await alice.signCancelAll('0');
  const { counter } = await place.market.cancelAll(alice.account, request);
  expect(BigInt(counter)).toBeGreaterThan(2n ** 96n);
  expect(BigInt(counter)).toBeLessThan(2n ** 128n);
  expect(await refusalOf(place.market.post(alice.account, early))).toBe('wrong-counter');
  const again = await place.market.cancelAll(alice.account, await alice.signCancelAll(counter));
  const step = BigInt(again.counter) - BigInt(counter);
  expect(step).toBeGreaterThan(2n ** 96n);
  expect(step).not.toBe(BigInt(counter));
});

test('canceling everything names the counter that it ends', async () => {
  expect(
    await refusalOf(place.market.cancelAll(alice.account, await alice.signCancelAll('1'))),
  ).toBe('wrong-counter');
});
