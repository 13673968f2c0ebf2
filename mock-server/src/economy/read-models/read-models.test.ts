import { CollectionSortSchema } from '@trait-market/contract/economy/collections';
import { beforeEach, expect, test, vi } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { freezeTables } from '../tables/tables';
import { presentCollectionNow } from '../views/collections/collections';
import { collectionKey, rankedCollections } from '../views/collections/ranked-collections';
import { presentShowcase } from '../views/showcases';
import type { View } from '../views/view/view';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  place.giveAvatar(alice.account, '1');
});

const viewOf = (market = place.market): View => ({
  market,
  profileOf: () => ({ username: null, avatarPhoto: null }),
  pictureAt: (path) => path,
});
const alpha = (market = place.market) => {
  const entry = market.context.catalogue.collections.get('alpha');
  if (entry === undefined) throw new Error('There is no collection alpha.');
  return presentCollectionNow(viewOf(market), entry);
};
const forSale = () => {
  const { avatarFloor, avatarsListed } = alpha();
  return { listed: avatarsListed, floor: avatarFloor?.amount };
};
const hatFloor = (market = place.market) =>
  market.wall().find(({ trait }) => trait.id === 'alpha-hat')?.summary.floor;

test('E219 an avatar that moves to another wallet is not for sale, and is again when it is back', async () => {
  await alice.post(alice.avatarListingOf('alpha/1', ETHER, []));
  expect(forSale()).toEqual({ listed: 1, floor: String(ETHER) });
  place.giveAvatar(bob.account, '1');
  expect(forSale()).toEqual({ listed: 0, floor: undefined });
  place.giveAvatar(alice.account, '1');
  expect(forSale()).toEqual({ listed: 1, floor: String(ETHER) });
  place.clock.now += 31 * DAY_MS;
  expect(forSale()).toEqual({ listed: 0, floor: undefined });
});

test('E219 a market is unaffected by actions in another one of the same base', async () => {
  const base = freezeTables(place.clock.now, place.market.context.tables);
  const [one, other] = [openTestMarket({ base }), openTestMarket({ base })];
  expect([hatFloor(one.market), hatFloor(other.market)]).toEqual([undefined, undefined]);
  const inOne = actingFor(alice.wallet, one.market);
  await inOne.post(inOne.listingOf('alpha-hat', ETHER));
  await one.giveTrait(bob.account, 'alpha-hat');
  expect(hatFloor(one.market)).toBe(ETHER);
  expect(alpha(one.market)).toMatchObject({ owners: 2, supply: { editions: 4 } });
  expect(hatFloor(other.market)).toBeUndefined();
  expect(alpha(other.market)).toMatchObject({ owners: 1, supply: { editions: 3 } });
  const restored = openTestMarket({ base, state: one.market.state() });
  expect(hatFloor(restored.market)).toBe(ETHER);
  expect(alpha(restored.market)).toMatchObject({ owners: 2, supply: { editions: 4 } });
});

test('a showcase ranks a collection once for all of its avatars', async () => {
  for (const tokenId of ['2', '3']) place.giveAvatar(alice.account, tokenId);
  const items = ['1', '2', '3'].map(
    (tokenId) => ({ kind: 'avatar', collection: 'alpha', tokenId }) as const,
  );
  await place.market.saveShowcase(alice.account, { items });
  const find = vi.spyOn(place.market.context.tables.avatars, 'findBy');
  expect(presentShowcase(viewOf(), alice.account).items).toMatchObject(
    items.map(() => ({ kind: 'avatar', rank: 1 })),
  );
  expect(find.mock.calls.filter(([key]) => key === 'collection')).toHaveLength(1);
});

test.each(CollectionSortSchema.options)(
  'sorted by %s, collections read the activities of traits only for a change',
  (sort) => {
    const { catalogue, tables } = place.market.context;
    const read = vi.spyOn(tables.log, 'of');
    const ofTraits = () => read.mock.calls.filter(([key]) => key === 'trait').length;
    const keyOf = collectionKey(viewOf(), { sort }, { worth: {}, at: null });
    const found = rankedCollections(viewOf(), {}, keyOf);
    expect(found.map(({ entry }) => entry.slug)).toContain('alpha');
    for (const one of found) keyOf(one);
    expect(ofTraits()).toBe(sort === 'change' ? catalogue.traits.size : 0);
    read.mockClear();
    alpha();
    expect(ofTraits()).toBe(catalogue.traitsOf('alpha').length);
  },
);
