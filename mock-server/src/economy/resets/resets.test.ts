import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, MARKET_NOW, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { emptyBase, openTables, stateOfTables } from '../tables/tables';
import { resetBalances } from './reset-balances';
import { resetAvatar, resetInventory } from './reset-inventory';
import { resetListings, resetOrder } from './reset-orders';

const HAT = 'alpha-hat';
const AVATAR = 'alpha/7';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  [alice, bob] = [actingFor(newWallet(), place.market), actingFor(newWallet(), place.market)];
  await place.giveTrait(alice.account, HAT, 3);
  place.giveAvatar(alice.account, '7');
  for (const { account } of [alice, bob]) place.giveCoin(account, 10n * ETHER);
});

const firstTables = () => {
  const state = structuredClone(stateOfTables(MARKET_NOW, place.market.context.tables));
  return openTables(emptyBase(MARKET_NOW), state);
};

const stateOfOrder = (hash: string) => {
  const row = place.market.context.tables.orders.find(hash);
  if (row === undefined) return undefined;
  const { filled, filledAt, cancelledAt, dormantSince } = row;
  if (filledAt !== null) return 'filled';
  if (cancelledAt !== null) return 'canceled';
  return dormantSince === null ? `open, ${filled} filled` : 'inactive';
};

const list = async (price: bigint, quantity = 1n) => {
  const order = await alice.post(alice.listingOf(HAT, price, quantity));
  return { order, hash: orderHash(order.components) };
};

const cancel = async ({ order, hash }: Awaited<ReturnType<typeof list>>) =>
  place.market.cancel(alice.account, hash, await alice.signCancel(order));

const looseOf = ({ account }: { account: typeof alice.account }) =>
  place.market.context.settlement.looseOf(account, HAT);
const supply = () => place.market.context.tables.supply.find(HAT);
const avatar = () => place.market.context.tables.avatars.find(AVATAR);

test('a canceled order is open again, one that is younger is removed, and others stay', async () => {
  const [one, other] = [await list(ETHER), await list(2n * ETHER)];
  const first = firstTables();
  const younger = await list(3n * ETHER);
  await cancel(one);
  await cancel(other);
  const reset = (hash: string) =>
    place.market.change((context) => resetOrder(context, first, hash));
  expect(await reset(one.hash)).toBe(true);
  expect(await reset(younger.hash)).toBe(true);
  expect(await reset(`0x${'12'.repeat(32)}`)).toBe(false);
  expect([one, other, younger].map(({ hash }) => stateOfOrder(hash))).toEqual([
    'open, 0 filled',
    'canceled',
    undefined,
  ]);
  await bob.fulfil(one.order);
  expect(looseOf(bob)).toBe(1);
});

test('a sold order is open again but inactive, because its items stay with the buyer', async () => {
  const all = await list(ETHER, 3n);
  const first = firstTables();
  await bob.fulfil(all.order, { quantity: '3', highestPrice: String(9n * ETHER) });
  expect(stateOfOrder(all.hash)).toBe('filled');
  await place.market.change((context) => resetOrder(context, first, all.hash));
  expect([looseOf(alice), looseOf(bob)]).toEqual([0, 3]);
  expect(stateOfOrder(all.hash)).toBe('inactive');
  await place.market.change((context) => resetInventory(context, first, alice.account));
  expect(stateOfOrder(all.hash)).toBe('open, 0 filled');
});

test('the listings of one trait are reset, and its offers and other traits’ listings stay', async () => {
  await place.giveTrait(alice.account, 'omega-hat', 1);
  const kept = await list(ETHER);
  const first = firstTables();
  const younger = await list(2n * ETHER);
  await cancel(kept);
  place.giveWrapped(bob.account, 5n * ETHER);
  const offer = await bob.post(bob.offerFor(HAT, ETHER));
  const omega = await alice.post(alice.listingOf('omega-hat', ETHER));
  const reset = (traitId: string) =>
    place.market.change((context) => resetListings(context, first, traitId));
  expect(await reset(HAT)).toBe(true);
  expect(await reset('no-such-trait')).toBe(false);
  expect([kept.hash, younger.hash].map(stateOfOrder)).toEqual(['open, 0 filled', undefined]);
  expect(stateOfOrder(orderHash(offer.components))).toBe('open, 0 filled');
  expect(stateOfOrder(orderHash(omega.components))).toBe('open, 0 filled');
});

test('an inventory is as it was first, and what other wallets hold stays', async () => {
  const first = firstTables();
  const supplyAtFirst = supply();
  await place.market.move([
    { kind: 'wear', account: alice.account, avatar: AVATAR, traitId: HAT, slot: 'headwear' },
    { kind: 'avatar', avatar: AVATAR, from: alice.account, to: bob.account },
    { kind: 'trait', traitId: HAT, from: alice.account, to: bob.account, quantity: 2 },
  ]);
  await place.giveTrait(alice.account, 'omega-hat', 4);
  await place.market.change((context) => resetInventory(context, first, alice.account));
  expect([looseOf(alice), looseOf(bob)]).toEqual([3, 2]);
  expect(avatar()).toMatchObject({ owner: alice.account, worn: {} });
  const { settlement, tables } = place.market.context;
  expect(settlement.looseOf(alice.account, 'omega-hat')).toBe(0);
  expect(tables.supply.find('omega-hat')).toBe(0);
  expect(supply()).toBe((supplyAtFirst ?? 0) + 2);
});

test('an avatar that a wallet got since returns to its first owner with its first look', async () => {
  await place.market.move([
    { kind: 'wear', account: alice.account, avatar: AVATAR, traitId: HAT, slot: 'headwear' },
  ]);
  const first = firstTables();
  const change = () =>
    place.market.move([
      { kind: 'take-off', account: alice.account, avatar: AVATAR, slot: 'headwear' },
      { kind: 'avatar', avatar: AVATAR, from: alice.account, to: bob.account },
    ]);
  const dressed = { owner: alice.account, worn: { headwear: HAT } };
  await change();
  await place.market.change((context) => resetInventory(context, first, bob.account));
  expect(avatar()).toMatchObject(dressed);
  await change();
  const reset = (key: string) => place.market.change((context) => resetAvatar(context, first, key));
  expect(await reset(AVATAR)).toBe(true);
  expect(await reset('alpha/8')).toBe(false);
  expect(avatar()).toMatchObject(dressed);
});

test('a reset of an inventory leaves no trace in the activity', async () => {
  const first = firstTables();
  await place.giveTrait(alice.account, HAT, 2);
  const activities = () => place.market.context.tables.log.own().length;
  const before = activities();
  await place.market.change((context) => resetInventory(context, first, alice.account));
  expect(looseOf(alice)).toBe(3);
  expect(activities()).toBe(before);
});

test('coins and approvals are as they were first', async () => {
  const first = firstTables();
  const approvalsOf = () =>
    place.market.context.tables.approvals.keysBy('account', alice.account).size;
  const approved = approvalsOf();
  const [approval] = place.market.context.tables.approvals.findBy('account', alice.account);
  if (approval === undefined) throw new Error('The wallet approved nothing.');
  place.giveCoin(alice.account, ETHER);
  place.giveWrapped(alice.account, 2n * ETHER, 137);
  await place.market.move([{ ...approval, kind: 'approve', approved: false }]);
  expect(approvalsOf()).toBe(approved - 1);
  const atFirst = (chainId: number) => (chainId === 1 ? 10n * ETHER : 0n);
  await place.market.change((context) => resetBalances(context, first, atFirst, alice.account));
  const { settlement } = place.market.context;
  expect(settlement.coinOf(alice.account, 1, 'native')).toBe(10n * ETHER);
  expect(settlement.coinOf(alice.account, 137, 'wrapped')).toBe(0n);
  expect(approvalsOf()).toBe(approved);
  expect(settlement.coinOf(bob.account, 1, 'native')).toBe(10n * ETHER);
});
