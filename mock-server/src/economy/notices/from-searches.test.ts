import { randomUUID } from 'node:crypto';

import type { SavedQuery } from '@trait-market/contract/economy/searches';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from './inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  for (const traitId of ['alpha-hat', 'alpha-eyes', 'omega-hat']) {
    await place.giveTrait(bob.account, traitId, 9);
    await place.giveTrait(alice.account, traitId, 9);
  }
});

const save = (query: SavedQuery, { isTold = true, id = randomUUID() as string } = {}) =>
  place.market.saveSearch(alice.account, id, { name: 'Mine', query, isTold });
const content = () =>
  noticesOf(place.market.context, alice.account).rows.flatMap((row) =>
    row.content.kind === 'search-match' ? [{ ...row.content, readAt: row.readAt }] : [],
  );
const list = (traitId: string, price: bigint, who = bob) => who.post(who.listingOf(traitId, price));

test("E140 announces other people's listings once for each matching search, showing the latest and how many", async () => {
  await list('alpha-hat', ETHER);
  place.clock.now += 1_000;
  await save({ slot: ['headwear'] });
  await save({ slot: ['eyes'] });
  expect(content()).toEqual([]);
  await list('alpha-hat', 3n * ETHER);
  await list('alpha-hat', 2n * ETHER);
  await list('alpha-hat', ETHER, alice);
  expect(content()).toMatchObject([
    { search: { name: 'Mine' }, count: 2, by: bob.account, price: { amount: String(2n * ETHER) } },
  ]);
  expect(content()).toHaveLength(1);
  place.clock.now += 1_000;
  await list('alpha-hat', 4n * ETHER);
  expect(content()).toMatchObject([{ count: 1, price: { amount: String(4n * ETHER) } }]);
});

test.each<[SavedQuery, number]>([
  [{}, 3],
  [{ chainId: [137] }, 1],
  [{ collection: ['alpha'] }, 2],
  [{ name: 'hat' }, 2],
  [{ name: 'alpah hat' }, 1],
  [{ rarity: ['common'] }, 0],
  [{ listed: true, slot: ['headwear'] }, 2],
  [{ listed: false }, 0],
  [{ minPrice: String(2n * ETHER), priceUnit: 'eth' }, 1],
  [{ maxPrice: String(ETHER), priceUnit: 'eth' }, 2],
  [{ maxPrice: String(9n * ETHER), priceUnit: 'pol' }, 1],
])('E140 %j matches this many of three listings: %i', async (query, count) => {
  await save(query);
  await list('alpha-hat', ETHER);
  await list('alpha-eyes', 2n * ETHER);
  await list('omega-hat', 3n * ETHER);
  expect(content().reduce((sum, one) => sum + one.count, 0)).toBe(count);
});

test('E140 does not announce what is gone again, or what no one wants to hear about', async () => {
  const id = randomUUID();
  await save({}, { isTold: false, id });
  await list('alpha-hat', ETHER);
  expect(content()).toEqual([]);
  place.clock.now += 1_000;
  await save({}, { id });
  expect(content()).toEqual([]);
  const order = await list('alpha-hat', 2n * ETHER);
  await place.market.cancel(bob.account, orderHash(order.components), await bob.signCancel(order));
  expect(content()).toEqual([]);
  await place.market.saveKindsOff(alice.account, ['search-match']);
  await list('alpha-hat', 3n * ETHER);
  expect(content()).toEqual([]);
});
