import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { freezeTables } from '../tables/tables';

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

const forSale = () => place.market.avatarsOnSale.of('alpha');
const dearest = (market = place.market) =>
  market.wall
    .now()
    .sortedBy('dearest', (one, other) =>
      one.summary.floor === other.summary.floor
        ? one.trait.rank - other.trait.rank
        : Number((other.summary.floor ?? 0n) - (one.summary.floor ?? 0n)),
    )
    .map(({ trait }) => trait.id);

test('E219 an avatar that moves to another wallet is not for sale, and is again when it is back', async () => {
  await alice.post(alice.avatarListingOf('alpha/1', ETHER, []));
  expect(forSale()).toEqual({ listed: 1, floor: ETHER });
  place.giveAvatar(bob.account, '1');
  expect(forSale()).toEqual({ listed: 0, floor: undefined });
  place.giveAvatar(alice.account, '1');
  expect(forSale()).toEqual({ listed: 1, floor: ETHER });
  place.clock.now += 31 * DAY_MS;
  expect(forSale()).toEqual({ listed: 0, floor: undefined });
});

test('E219 what has not moved is not recomputed, and a saved order is patched', async () => {
  const before = place.market.wall.now();
  expect(place.market.wall.now()).toBe(before);
  expect(dearest()[0]).toBe('alpha-eyes');
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  const after = place.market.wall.now();
  const isSame = after.items.map((item, index) => item === before.items[index]);
  expect(isSame.filter((same) => !same)).toHaveLength(1);
  expect(dearest()).toEqual(['alpha-hat', ...dearest().filter((id) => id !== 'alpha-hat')]);
  expect(dearest()).toHaveLength(before.items.length);
});

test('the eight sort orders that were used last are cached, and a change patches them', async () => {
  let compared = 0;
  const isCached = (name: string): boolean => {
    const wall = place.market.wall.now();
    compared = 0;
    wall.sortedBy(name, (one, other) => {
      compared += 1;
      return one.trait.rank - other.trait.rank;
    });
    return compared === 0;
  };
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(names.map(isCached)).toEqual(names.map(() => false));
  expect(isCached('a')).toBe(true);
  expect(isCached('i')).toBe(false);
  expect(isCached('a')).toBe(true);
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  expect(isCached('b')).toBe(false);
  expect(isCached('d')).toBe(true);
  expect(isCached('c')).toBe(false);
});

test('E219 unchanged worlds share saved data, and a changed one has its own', async () => {
  const base = freezeTables(place.clock.now, place.market.context.tables);
  const [one, other] = [openTestMarket({ base }), openTestMarket({ base })];
  const began = one.market.wall.now();
  expect(other.market.wall.now()).toBe(began);
  const inOne = actingFor(alice.wallet, one.market);
  await inOne.post(inOne.listingOf('alpha-hat', ETHER));
  await one.giveTrait(bob.account, 'alpha-hat');
  expect(dearest(one.market)[0]).toBe('alpha-hat');
  expect(one.market.collectionCounts.of('alpha')).toEqual({ owners: 2, editions: 4 });
  expect(other.market.wall.now()).toBe(began);
  expect(other.market.collectionCounts.of('alpha')).toEqual({ owners: 1, editions: 3 });
  const kept = openTestMarket({ base, state: one.market.state() });
  expect(dearest(kept.market)).toEqual(dearest(one.market));
  expect(kept.market.collectionCounts.of('alpha')).toEqual({ owners: 2, editions: 4 });
});
