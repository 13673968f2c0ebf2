import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from '../notices/inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  for (const { account } of [alice, bob, carol]) place.giveCoin(account, 10n * ETHER);
});

const reserve = (units = 1n) =>
  alice.post(alice.reservedListing('alpha-hat', ETHER, bob.account, units));

const cancel = async (order: Awaited<ReturnType<typeof reserve>>) =>
  place.market.cancel(alice.account, orderHash(order.components), await alice.signCancel(order));

const loose = ({ account }: typeof alice) =>
  place.market.context.settlement.looseOf(account, 'alpha-hat');

test('E462 only its buyer fills a reserved listing, in parts if it has several editions', async () => {
  const order = await reserve(2n);
  expect(await refusalOf(carol.fulfil(order))).toBe('reserved');
  expect(await refusalOf(alice.fulfil(order))).toBe('own-order');
  await bob.fulfil(order);
  await bob.fulfil(order);
  expect([loose(alice), loose(bob), loose(carol)]).toEqual([1, 2, 0]);
  expect(await refusalOf(bob.fulfil(order))).toBe('filled');
});

test('E462 a cart holds no reserved listing, for its buyer either', async () => {
  const order = await reserve();
  for (const buyer of [bob, carol]) {
    const request = await buyer.signCart([{ order, quantity: 1 }]);
    expect(await refusalOf(place.market.buyCart(buyer.account, request))).toBe('bad-terms');
  }
});

test('E463 a reserved listing is no floor, counts for no one and is in no activity until it is sold', async () => {
  const { summaries, context } = place.market;
  const order = await reserve();
  const summary = () => summaries.get('alpha-hat');
  const types = () =>
    context.tables.log
      .of('trait', 'alpha-hat')
      .map(({ type }) => type)
      .filter((type) => type !== 'mint');
  expect(summary()).toMatchObject({ floor: undefined, listed: 0 });
  expect(types()).toEqual([]);
  await bob.fulfil(order);
  expect(types()).toEqual(['sale']);

  const other = await reserve();
  await cancel(other);
  expect(types()).toEqual(['sale']);
});

test('E463 only its buyer has a notice of a reserved listing, once, while it can be bought', async () => {
  const order = await reserve();
  const kindsFor = ({ account }: typeof alice) =>
    noticesOf(place.market.context, account).rows.map(({ content }) => content.kind);
  expect(kindsFor(carol)).toEqual([]);
  expect([kindsFor(bob), kindsFor(bob)]).toEqual([['offer-received'], ['offer-received']]);
  const [row] = noticesOf(place.market.context, bob.account).rows;
  expect(row?.content).toMatchObject({
    orderKind: 'listing',
    orderHash: orderHash(order.components),
    by: alice.account,
    price: { coin: 'native', amount: String(ETHER) },
  });

  const canceled = await alice.post(alice.reservedListing('alpha-hat', ETHER, carol.account));
  await cancel(canceled);
  expect(kindsFor(carol)).toEqual([]);
});

test('E463 a reserved listing is neither undercut nor undercuts another one', async () => {
  const kindsFor = ({ account }: typeof alice) =>
    noticesOf(place.market.context, account).rows.map(({ content }) => content.kind);
  await place.giveTrait(carol.account, 'alpha-hat', 1);
  await carol.post(carol.listingOf('alpha-hat', 2n * ETHER));
  await reserve();
  expect(kindsFor(carol)).toEqual([]);
  await carol.post(carol.listingOf('alpha-hat', ETHER / 2n));
  expect(kindsFor(alice)).toEqual([]);
});
