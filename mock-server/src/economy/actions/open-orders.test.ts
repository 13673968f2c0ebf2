import { MAX_OPEN_ORDERS } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  actingCheaplyFor,
  cheapAccount,
  cheapCheck,
  type CheapActor,
} from '../../testing/cheap-signatures';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';

let place: TestMarket;
let makers: readonly CheapActor[];

beforeEach(async () => {
  place = openTestMarket({ checkSignature: cheapCheck });
  makers = [1, 2, 3, 4, 5].map((number) =>
    actingCheaplyFor(cheapAccount(number), place.market, () => place.clock.now),
  );
  for (const { account } of makers) {
    place.giveWrapped(account, 10n * ETHER);
    place.giveWrapped(account, 10n * ETHER, 137);
    await place.giveTrait(account, 'alpha-eyes', 2);
  }
});

const makerAt = (index: number): CheapActor => {
  const found = makers[index];
  if (found === undefined) throw new Error('There are five makers');
  return found;
};

const offer = async (maker: CheapActor, traitId: string) => {
  const order = maker.signOrder(maker.offerFor(traitId, ETHER));
  await place.market.post(maker.account, order);
  return order;
};

let hashes = 0;
/** Inserts a maker's offers directly, because it is slow to build, hash and post each one. */
const fill = async (maker: CheapActor, count = MAX_OPEN_ORDERS) => {
  const { orders } = place.market.context.tables;
  const made = await offer(maker, 'alpha-hat');
  const row = orders.find(orderHash(made.components));
  if (row === undefined) throw new Error('The offer stands');
  for (let number = 1; number < count; number += 1) {
    const hash = `0x${String((hashes += 1)).padStart(64, '0')}` as const;
    orders.put(hash, { ...row, hash, components: { ...row.components } });
  }
};

test('E8 T65 one wallet can have 500 open orders, on all chains together', async () => {
  const maker = makerAt(0);
  await fill(maker, MAX_OPEN_ORDERS - 2);
  await offer(maker, 'omega-hat');
  const last = await offer(maker, 'alpha-hat');
  for (const traitId of ['alpha-hat', 'omega-hat']) {
    expect(await refusalOf(offer(maker, traitId))).toBe('too-many-orders');
  }
  expect(place.market.context.tables.orders.keys()).toHaveLength(MAX_OPEN_ORDERS);
  await offer(makerAt(1), 'alpha-hat');

  await place.market.cancel(maker.account, orderHash(last.components), maker.signCancel(last));
  expect(await refusalOf(offer(maker, 'alpha-hat'))).toBeUndefined();
  expect(await refusalOf(offer(maker, 'alpha-hat'))).toBe('too-many-orders');
});

test('T65 one of two simultaneous orders gets the last place', async () => {
  const maker = makerAt(0);
  await fill(maker, MAX_OPEN_ORDERS - 1);
  const codes = await Promise.all([1, 2].map(() => refusalOf(offer(maker, 'alpha-hat'))));
  expect(codes.toSorted()).toEqual(['too-many-orders', undefined]);
});

test("expired orders don't count", async () => {
  const maker = makerAt(0);
  await fill(maker);
  place.clock.now += 30 * DAY_MS - 1;
  expect(await refusalOf(offer(maker, 'alpha-hat'))).toBe('too-many-orders');
  place.clock.now += 1;
  expect(await refusalOf(offer(maker, 'alpha-hat'))).toBeUndefined();
});

test('T65 with 2,000 offers for one trait, browsing examines no more orders than before', async () => {
  const { summaries, context } = place.market;
  const { settlement, catalogue } = context;
  const browse = () => [...catalogue.traits.keys()].map((id) => summaries.get(id));
  const looks = [vi.spyOn(settlement, 'coinOf'), vi.spyOn(settlement, 'looseOf')];

  /** Posts a listing, and returns how many orders the next browse call reads. */
  const cost = async (list: CheapActor, traitId: string): Promise<number> => {
    const order = list.signOrder(list.listingOf(traitId, ETHER));
    await place.market.post(list.account, order);
    for (const look of looks) look.mockClear();
    browse();
    return looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };

  const seller = makerAt(4);
  await place.giveTrait(seller.account, 'alpha-hat', 4);
  browse();
  const before = [await cost(seller, 'alpha-eyes'), await cost(seller, 'alpha-hat')];
  for (const maker of makers.slice(0, 4)) await fill(maker);
  browse();
  const after = [await cost(seller, 'alpha-eyes'), await cost(seller, 'alpha-hat')];
  expect(after).toEqual(before);
  expect(Math.max(...before)).toBeGreaterThan(0);
  expect(summaries.get('alpha-hat')).toMatchObject({ bestOffer: ETHER, listed: 2 });
});
