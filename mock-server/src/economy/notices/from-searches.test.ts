import { randomUUID } from 'node:crypto';

import type { SavedAvatarQuery, SavedQuery } from '@trait-market/contract/economy/searches';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from './inbox';

/** Stands in for the address of Bob's wallet, which each test creates. */
const BOB_ADDRESS = `0x${'b'.repeat(40)}` as const;
const STRANGER = `0x${'5'.repeat(40)}` as const;

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

const HATTED = { headwear: 'alpha-hat', eyes: 'alpha-eyes' };
const giveAvatars = (owner = bob.account) => {
  place.giveAvatar(owner, '1', 'alpha', HATTED);
  place.giveAvatar(owner, '2', 'alpha', { headwear: 'alpha-cap' });
  place.giveAvatar(owner, '3', 'alpha');
  place.giveAvatar(owner, '1', 'omega', { headwear: 'omega-hat' });
};
const listAvatar = (avatar: string, price: bigint, worn: readonly string[] = [], who = bob) =>
  who.post(who.avatarListingOf(avatar, price, worn));
const listAvatars = async () => {
  await listAvatar('alpha/1', ETHER, ['alpha-eyes', 'alpha-hat']);
  await listAvatar('alpha/2', 2n * ETHER, ['alpha-cap']);
  await listAvatar('alpha/3', 3n * ETHER);
  await listAvatar('omega/1', 4n * ETHER, ['omega-hat']);
};

test("E392 announces other people's avatars that match, and no traits", async () => {
  giveAvatars();
  place.giveAvatar(alice.account, '9', 'alpha', { headwear: 'alpha-hat' });
  await save({ kind: 'avatars', trait: ['alpha-hat', 'alpha-cap'] });
  await save({ slot: ['headwear'] });
  await listAvatar('alpha/9', ETHER, ['alpha-hat'], alice);
  await listAvatars();
  expect(content()).toMatchObject([
    {
      count: 2,
      by: bob.account,
      goods: [{ kind: 'avatar', avatar: 'alpha/2' }],
      price: { amount: String(2n * ETHER) },
    },
  ]);
  expect(content()).toHaveLength(1);
});

test.each<[Omit<SavedAvatarQuery, 'kind'>, number]>([
  [{}, 4],
  [{ chainId: [137] }, 1],
  [{ collection: ['alpha'] }, 3],
  [{ name: 'alpha' }, 3],
  [{ name: 'alpha 2' }, 1],
  [{ rarity: ['unworn'] }, 1],
  [{ trait: ['alpha-hat'] }, 1],
  [{ trait: ['alpha-hat', 'omega-hat'] }, 2],
  [{ trait: ['alpha-hat', 'alpha-eyes'] }, 1],
  [{ trait: ['alpha-cap', 'alpha-eyes'] }, 0],
  [{ trait: ['alpha-hat', 'no-such-trait'] }, 0],
  [{ maxRank: 1 }, 2],
  [{ maxRank: 2, collection: ['alpha'] }, 2],
  [{ owner: [BOB_ADDRESS] }, 4],
  [{ owner: [STRANGER] }, 0],
  [{ listed: false }, 0],
  [{ minPrice: String(2n * ETHER), priceUnit: 'eth' }, 2],
  [{ maxPrice: String(2n * ETHER), priceUnit: 'eth' }, 3],
  [{ maxPrice: String(9n * ETHER), priceUnit: 'pol' }, 1],
])('E392 avatars with %j are this many of four listings: %i', async (query, count) => {
  giveAvatars();
  const owner = query.owner?.map((one) => (one === BOB_ADDRESS ? bob.wallet.address : one));
  await save({ kind: 'avatars', ...query, ...(owner && { owner }) });
  await listAvatars();
  expect(content().reduce((sum, one) => sum + one.count, 0)).toBe(count);
});
