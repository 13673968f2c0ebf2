import { ConstructionPageSchema } from '@trait-market/contract/economy/benches';
import {
  isKnownItem,
  MAX_SHOWN,
  ShowcaseSchema,
  type ShownItem,
  type ShownRef,
} from '@trait-market/contract/economy/showcases';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import {
  newTrader,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../../testing/traders';

const server = useMockServer();

let world: WorldClient;
let alice: Trader;
let traits: string[];

const SHOWCASE = '/economy/v1/wallets/me/showcase';
const save = (items: readonly ShownRef[], who = alice) =>
  world.call('put', SHOWCASE, who.token).send({ items });
const shownOf = async (address: string): Promise<ShownItem[]> => {
  const { body } = await world.call('get', `/economy/v1/showcases/${address}`).expect(200);
  return ShowcaseSchema.parse(body).items.filter(isKnownItem);
};
const idsOf = async (who = alice) =>
  (await shownOf(who.wallet.address)).map((item) => (item.kind === 'trait' ? item.trait.id : item));
const traitRefs = (ids: readonly string[]): ShownRef[] => ids.map((id) => ({ kind: 'trait', id }));

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?chainId=1&limit=20').expect(200);
  traits = TraitPageSchema.parse(body).items.map(({ id }) => id);
  alice = await newTrader(world, traits.slice(0, MAX_SHOWN));
});

test('E314 a showcase is public, in the order of its owner, and replaced as a whole', async () => {
  expect(await idsOf()).toEqual([]);
  const [first = '', second = '', third = ''] = traits;
  await save(traitRefs([second, first, second])).expect(200);
  expect(await idsOf()).toEqual([second, first]);
  await save(traitRefs([third])).expect(200);
  expect(await shownOf(alice.wallet.address.toLowerCase())).toMatchObject([
    { kind: 'trait', trait: { id: third }, held: 1 },
  ]);
  await save([]).expect(200);
  expect(await idsOf()).toEqual([]);
  await save(traitRefs(traits.slice(0, MAX_SHOWN))).expect(200);
  expect(await idsOf()).toHaveLength(MAX_SHOWN);
  await save(traitRefs(traits.slice(0, MAX_SHOWN + 1))).expect(400);
  await world.call('put', SHOWCASE).send({ items: [] }).expect(401);
});

test('T140 a showcase never shows what its wallet doesn’t hold', async () => {
  const bob = await newTrader(world);
  const { body } = await world.call('get', '/economy/v1/constructions?limit=1').expect(200);
  const [look] = ConstructionPageSchema.parse(body).items;
  const avatar = {
    kind: 'avatar' as const,
    collection: look?.avatar.collection ?? '',
    tokenId: '1',
  };
  await save(
    [
      ...traitRefs([traits[0] ?? '', 'none']),
      avatar,
      { ...avatar, tokenId: '99999' },
      { kind: 'look', id: look?.id ?? '' },
      { kind: 'look', id: 'none' },
    ],
    bob,
  ).expect(200);
  expect(await idsOf(bob)).toEqual([]);
  // The look stays its maker's, even if its avatar changes hands.
  const { collection, tokenId } = look?.avatar ?? {};
  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: bob.wallet.address, avatars: [{ collection, tokenId }] })
    .expect(200);
  await save([{ kind: 'look', id: look?.id ?? '' }], bob).expect(200);
  expect(await idsOf(bob)).toEqual([]);
});

test('E315 a sold trait disappears from the showcase, and comes back with the trait', async () => {
  const [id = '', other = ''] = traits;
  await save(traitRefs([id, other])).expect(200);
  const bob = await newTrader(world);
  const trait = await traitAt(world, id);
  const pass = async (from: Trader, to: Trader) => {
    const order = await from.post('/orders', await signedOrder(from, 'listing', trait, 10n ** 15n));
    expect(order.status).toBe(201);
    const fulfilment = await signedFulfilment(to, trait.chainId, order.body.hash, {
      highestPrice: 10n ** 15n,
    });
    await to.post(`/orders/${order.body.hash}/fulfil`, fulfilment).expect(200);
  };
  await pass(alice, bob);
  expect(await idsOf()).toEqual([other]);
  await pass(bob, alice);
  expect(await idsOf()).toEqual([id, other]);
});

test('E315 avatars and their worn traits are shown while the wallet owns the avatar', async () => {
  const { body } = await world.call('get', '/economy/v1/leaders').expect(200);
  const address = body.items[0].collector.address;
  const inventory = await world
    .call('get', `/economy/v1/wallets/${address}/inventory?kind=avatar&limit=1`)
    .expect(200);
  const [item] = InventoryPageSchema.parse(inventory.body).items;
  if (item?.kind !== 'avatar') throw new Error('The leader owns no avatar.');
  const { collection, tokenId, worn } = item.avatar;
  const wornId = worn[0]?.id ?? '';
  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: alice.wallet.address, avatars: [{ collection, tokenId }] })
    .expect(200);
  await save([{ kind: 'avatar', collection, tokenId }, ...traitRefs([wornId])]).expect(200);
  const shown = await shownOf(alice.wallet.address);
  expect(shown).toMatchObject([
    { kind: 'avatar', avatar: { collection, tokenId } },
    { kind: 'trait', trait: { id: wornId } },
  ]);
});

test('the seed has showcases with avatars, traits and looks', async () => {
  const { body } = await world.call('get', '/economy/v1/constructions?limit=60').expect(200);
  const wallets = new Set(ConstructionPageSchema.parse(body).items.map(({ by }) => by.address));
  const kinds = new Set<string>();
  for (const address of wallets) for (const { kind } of await shownOf(address)) kinds.add(kind);
  expect([...kinds].toSorted()).toEqual(['avatar', 'look', 'trait']);
});
