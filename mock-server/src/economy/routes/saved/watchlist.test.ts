import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, type TraitCard } from '@trait-market/contract/economy/traits';
import {
  MAX_WATCHED,
  WatchedNowListSchema,
  WatchlistSchema,
  type WatchRequest,
} from '@trait-market/contract/economy/watchlist';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { newTrader, traitAt, type Trader } from '../../../testing/traders';

const server = useMockServer();

let world: WorldClient;
let alice: Trader;
let card: TraitCard;

const WATCHLIST = '/economy/v1/wallets/me/watchlist';
const add = (items: WatchRequest['items'], who = alice) =>
  world.call('put', WATCHLIST, who.token).send({ items });
const watched = async (who = alice) =>
  WatchlistSchema.parse((await world.call('get', WATCHLIST, who.token).expect(200)).body).items;
const now = async (...of: string[]) => {
  const query = of.map((one) => `of=${one}`).join('&');
  const { body } = await world.call('get', `/economy/v1/watched?${query}`).expect(200);
  return WatchedNowListSchema.parse(body).items;
};

beforeEach(async () => {
  world = server.world();
  alice = await newTrader(world);
  const { body } = await world.call('get', '/economy/v1/traits?listed=true&limit=1').expect(200);
  const [first] = TraitPageSchema.parse(body).items;
  if (first === undefined) throw new Error('Nothing is for sale');
  card = first;
});

test('a watched thing is stored with its floor at that time, for its owner', async () => {
  await add([{ kind: 'trait', id: card.id }]).expect(200);
  await add([
    { kind: 'collection', id: 'fathom-club' },
    { kind: 'avatar', id: 'fathom-club.7' },
    { kind: 'wallet', id: DEMO_ADDRESS.toUpperCase().replace('0X', '0x') },
  ]).expect(200);
  const items = await watched();
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'avatar',
    'collection',
    'trait',
    'wallet',
  ]);
  expect(items.find(({ kind }) => kind === 'trait')?.floorThen).toEqual(card.floor);
  expect(items.find(({ kind }) => kind === 'collection')?.floorThen).not.toBeNull();
  expect(items.find(({ kind }) => kind === 'wallet')?.id).toBe(DEMO_ADDRESS.toLowerCase());
  expect(await watched(await newTrader(world))).toEqual([]);

  await world.call('delete', `${WATCHLIST}/wallet/${DEMO_ADDRESS}`, alice.token).expect(200);
  await world.call('delete', `${WATCHLIST}/avatar/fathom-club.7`, alice.token).expect(200);
  await world.call('delete', `${WATCHLIST}/avatar/fathom-club.7`, alice.token).expect(200);
  expect((await watched()).map(({ kind }) => kind).toSorted()).toEqual(['collection', 'trait']);
});

test('what a browser has watched keeps its time and floor, and what is already watched stays', async () => {
  const since = '2026-01-02T03:04:05.000Z';
  const floorThen = { chainId: 1, coin: 'native', amount: '7' } as const;
  await add([{ kind: 'trait', id: card.id, since, floorThen }]).expect(200);
  expect(await watched()).toEqual([{ kind: 'trait', id: card.id, since, floorThen }]);
  await add([
    { kind: 'trait', id: card.id },
    { kind: 'trait', id: 'no-such-trait' },
  ]).expect(200);
  expect(await watched()).toEqual([{ kind: 'trait', id: card.id, since, floorThen }]);
});

test('E115 exceeding the limit is refused as a whole', async () => {
  const wallet = (index: number) => `0x${index.toString(16).padStart(40, '0')}` as const;
  const items = Array.from({ length: MAX_WATCHED }, (_, index) => ({
    kind: 'wallet' as const,
    id: wallet(index),
  }));
  await add(items).expect(200);
  const { body } = await add([{ kind: 'trait', id: card.id }]).expect(409);
  expect(refusalCodeOf(body)).toBe('watchlist-full');
  expect(await watched()).toHaveLength(MAX_WATCHED);
  await add(items.slice(0, 1)).expect(200);
});

test("anyone can see the current state of things, in the requested order, without those that don't exist", async () => {
  const [trait, avatar, wallet, collection] = await now(
    `trait:${card.id}`,
    'trait:no-such-trait',
    'avatar:fathom-club.7',
    `wallet:${DEMO_ADDRESS}`,
    'avatar:fathom-club.99999',
    'collection:fathom-club',
  );
  const { bestOffer } = await traitAt(world, card.id);
  expect(trait).toMatchObject({ kind: 'trait', trait: { floor: card.floor }, bestOffer });
  expect(avatar).toMatchObject({ kind: 'avatar', avatar: { name: 'Fathom Club #7' } });
  expect(wallet).toMatchObject({ kind: 'wallet', wallet: { address: DEMO_ADDRESS } });
  expect(collection).toMatchObject({ kind: 'collection', collection: { slug: 'fathom-club' } });
});

test('a watchlist is for signed-in people', async () => {
  await world.call('get', WATCHLIST).expect(401);
});
