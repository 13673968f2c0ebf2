import { randomUUID } from 'node:crypto';

import { burnAction } from '@trait-market/contract/economy/actions';
import { economyContract } from '@trait-market/contract/economy';
import { AvatarSortSchema } from '@trait-market/contract/economy/avatars';
import { InventorySortSchema } from '@trait-market/contract/economy/wallets';
import { LeaderMetricSchema } from '@trait-market/contract/economy/leaders';
import { OrderSchema, type Order } from '@trait-market/contract/economy/orders';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, TraitSortSchema } from '@trait-market/contract/economy/traits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { creditActionsFor } from '../../testing/credit-actions';
import { freshNumber } from '../../testing/fresh-numbers';
import { DEPLOYMENT, soon } from '../../testing/market';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { signerOf } from '../../testing/signer';
import {
  newTrader,
  signedCancel,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../testing/traders';

const server = useMockServer({ traits: 120 });
const CHEAP = 1_000n;
const LIMIT = 7;
const MAX_PAGE = 60;
/**
 * Enough items for every change to be within them. The longest list is the activity, which changes
 * only at its start.
 */
const DEPTH = 2 * MAX_PAGE;

const ItemSchema = z.looseObject({});
const PageSchema = z.object({ items: z.array(ItemSchema), nextCursor: z.nullable(z.string()) });
type Item = z.infer<typeof ItemSchema>;

const IdsSchema = z.looseObject({
  id: z.optional(z.string()),
  hash: z.optional(z.string()),
  slug: z.optional(z.string()),
  anchor: z.optional(z.string()),
  address: z.optional(z.string()),
  collection: z.optional(z.string()),
  tokenId: z.optional(z.string()),
});
const NestedSchema = z.looseObject({
  trait: z.optional(IdsSchema),
  avatar: z.optional(IdsSchema),
  collector: z.optional(z.looseObject({ address: z.string() })),
});

const idOf = (item: Item): string => {
  const { id, hash, slug, anchor, address, collection, tokenId } = IdsSchema.parse(item);
  const nested = NestedSchema.parse(item);
  const avatar = nested.avatar ?? { collection, tokenId };
  const found =
    id ??
    hash ??
    slug ??
    anchor ??
    address ??
    nested.collector?.address ??
    nested.trait?.id ??
    (avatar.tokenId === undefined ? undefined : `${avatar.collection}/${avatar.tokenId}`);
  if (found === undefined) throw new Error(`No id in ${JSON.stringify(item)}`);
  return found;
};

type Scene = {
  world: WorldClient;
  seller: Trader;
  buyer: Trader;
  traits: string[];
  avatar: string;
  drop: string;
  orders: Order[];
};

const LISTS: Readonly<Record<string, (scene: Scene) => string[]>> = {
  '/traits': () => [
    ...TraitSortSchema.options.map((sort) => `/traits?sort=${sort}`),
    ...TraitSortSchema.options.map((sort) => `/traits?listed=true&sort=${sort}`),
    '/traits?sort=price-asc&priceChain=137',
    '/traits?sort=price-desc&chainId=1',
  ],
  '/traits/:id/history': ({ traits: [id] }) => [`/traits/${id}/history`],
  '/traits/:id/holders': ({ traits: [id] }) => [`/traits/${id}/holders`],
  '/traits/:id/past-offers': ({ traits: [id] }) => [`/traits/${id}/past-offers`],
  '/traits/:id/orders': ({ traits: [id] }) => [`/traits/${id}/orders`],
  '/avatars': () => [
    ...AvatarSortSchema.options.map((sort) => `/avatars?sort=${sort}`),
    ...AvatarSortSchema.options.map((sort) => `/avatars?listed=true&sort=${sort}`),
  ],
  '/avatars/:collection/:tokenId/history': ({ avatar }) => [`/avatars/${avatar}/history`],
  '/avatars/:collection/:tokenId/orders': ({ avatar }) => [`/avatars/${avatar}/orders`],
  '/collections': () => ['/collections'],
  '/collections/:slug/holders': () => ['/collections/fathom-club/holders'],
  '/collections/:slug/offers': () => ['/collections/fathom-club/offers'],
  '/collections/:slug/avatars': () => ['/collections/fathom-club/avatars'],
  '/activity': ({ seller }) => [
    '/activity',
    '/activity?type=sale&type=listing',
    `/activity?wallet=${seller.wallet.address}`,
  ],
  '/leaders': () => LeaderMetricSchema.options.map((metric) => `/leaders?metric=${metric}`),
  '/wallets/:address/inventory': ({ seller }) =>
    InventorySortSchema.options.map(
      (sort) => `/wallets/${seller.wallet.address}/inventory?sort=${sort}`,
    ),
  '/wallets/:address/orders': ({ seller }) => [
    `/wallets/${seller.wallet.address}/orders`,
    `/wallets/${seller.wallet.address}/orders?state=fillable`,
    `/wallets/${seller.wallet.address}/orders?side=received`,
  ],
  '/wallets/:address/burns': ({ seller }) => [`/wallets/${seller.wallet.address}/burns`],
  '/wallets/me/notices': () => ['/wallets/me/notices'],
  '/wallets/me/credits/ledger': () => ['/wallets/me/credits/ledger'],
  '/wallets/me/gains': () => ['/wallets/me/gains'],
  '/wallets/me/outfits': () => ['/wallets/me/outfits'],
  '/constructions': () => ['/constructions', '/constructions?sort=rank-gained'],
  '/listings': () => ['/listings?chainId=1', '/listings?chainId=137'],
  '/draws/commitments': () => ['/draws/commitments'],
  '/draws': () => ['/draws'],
  '/drops': () => ['/drops'],
  '/drops/:id/openings': ({ drop }) => [`/drops/${drop}/openings`],
};

const QuerySchema = z.looseObject({
  method: z.string(),
  path: z.string(),
  query: z.optional(z.object({ def: z.looseObject({ shape: z.record(z.string(), z.unknown()) }) })),
});

test('every list of the contract that takes a cursor is paged here', () => {
  const paged = Object.values(economyContract).flatMap((router) =>
    Object.values<unknown>(router).flatMap((route) => {
      const { path, query } = QuerySchema.parse(route);
      return query !== undefined && 'cursor' in query.def.shape ? [path] : [];
    }),
  );
  expect(paged.map((path) => path.replace('/economy/v1', '')).toSorted()).toEqual(
    Object.keys(LISTS).toSorted(),
  );
});

const post = async (trader: Trader, world: WorldClient, id: string, price: bigint) => {
  const signed = await signedOrder(trader, 'listing', await traitAt(world, id), price);
  return OrderSchema.parse((await trader.post('/orders', signed).expect(201)).body);
};

const buy = async (buyer: Trader, { hash, chainId, unitPrice }: Order) => {
  const highestPrice = BigInt(unitPrice?.amount ?? 0);
  const signed = await signedFulfilment(buyer, chainId, hash, { highestPrice });
  await buyer.post(`/orders/${hash}/fulfil`, signed).expect(200);
};

const burn = async (seller: Trader, world: WorldClient, id: string) => {
  const { chainId, token, tokenId, value } = await traitAt(world, id);
  const message = {
    owner: seller.wallet.address,
    token,
    tokenId,
    name: value,
    quantity: '1',
    nonce: freshNumber(),
    deadline: soon(Date.now()),
  };
  const typedData = burnAction.typedData({ chainId, deployment: DEPLOYMENT }, message);
  const signature = await seller.wallet.signTypedData(typedData);
  await seller.post('/burns', { chainId, deployment: DEPLOYMENT, message, signature }).expect(201);
};

const fillOwnLists = async (
  { world, seller, buyer }: Pick<Scene, 'world' | 'seller' | 'buyer'>,
  [sold = '', ...burned]: readonly string[],
) => {
  await buy(buyer, await post(seller, world, sold, CHEAP));
  for (const id of burned) await burn(seller, world, id);
  const { signBuyCredits } = creditActionsFor(signerOf(seller.wallet, Date.now));
  for (const credits of [50, 50]) {
    await seller.post('/credits/buy', await signBuyCredits(credits)).expect(201);
  }
  const { collection } = await traitAt(world, sold);
  for (const name of ['Gala', 'Opera']) {
    await world
      .call('put', `/economy/v1/wallets/me/outfits/${randomUUID()}`, seller.token)
      .send({ name, collection, wear: [sold] })
      .expect(200);
  }
};

/** Creates a seller whose listings start the grid and include the last card of its first page. */
const setScene = async (): Promise<Scene> => {
  const world = server.world();
  const { body } = await world
    .call('get', '/economy/v1/traits?sort=newest&chainId=1&limit=15')
    .expect(200);
  const traits = TraitPageSchema.parse(body).items.map(({ id }) => id);
  const [seller, buyer] = [await newTrader(world, traits), await newTrader(world)];
  await fillOwnLists({ world, seller, buyer }, traits.splice(12));
  const orders: Order[] = [];
  for (const [index, id] of traits.slice(0, 10).entries()) {
    orders.push(await post(seller, world, id, CHEAP + BigInt(index)));
  }
  const { body: wall } = await world.call('get', '/economy/v1/avatars?limit=1').expect(200);
  const [avatar = ''] = PageSchema.parse(wall).items.map(idOf);
  const { body: drops } = await world.call('get', '/economy/v1/drops').expect(200);
  const [drop = ''] = PageSchema.parse(drops).items.map(idOf);
  return { world, seller, buyer, traits, avatar, drop, orders };
};

const pathsOf = (scene: Scene): string[] => Object.values(LISTS).flatMap((paths) => paths(scene));

const pageAt = async ({ seller }: Scene, path: string, cursor: string | null, limit: number) => {
  const from = cursor === null ? '' : `&cursor=${cursor}`;
  const mark = path.includes('?') ? '&' : '?';
  const { status, body } = await seller.get(`${path}${mark}limit=${limit}${from}`);
  expect({ path, status, code: refusalCodeOf(body) }).toMatchObject({ path, status: 200 });
  return PageSchema.parse(body);
};

const walk = async (
  scene: Scene,
  path: string,
  from: string | null,
  { limit = MAX_PAGE, enough = Infinity } = {},
) => {
  const items: Item[] = [];
  let cursor = from;
  do {
    const page = await pageAt(scene, path, cursor, limit);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && items.length < enough);
  return items;
};

const CHANGES = ['sell', 'cancel', 'reprice', 'reprice-up', 'add', 'sell-and-relist'] as const;
type Change = { kind: (typeof CHANGES)[number]; at: number };

const cancel = async ({ seller }: Scene, { hash, chainId }: Order) => {
  await seller
    .post(`/orders/${hash}/cancel`, await signedCancel(seller, chainId, hash))
    .expect(200);
};

const apply = async (scene: Scene, { kind, at }: Change): Promise<void> => {
  const { seller, buyer, world, traits, orders } = scene;
  const order = orders[at];
  const id = traits[at] ?? '';
  if (kind === 'add') {
    const fresh = traits[10 + (at % 2)] ?? '';
    await post(seller, world, fresh, CHEAP - 1n - BigInt(at));
    return;
  }
  if (order === undefined) return;
  delete orders[at];
  if (kind === 'sell' || kind === 'sell-and-relist') await buy(buyer, order);
  else await cancel(scene, order);
  if (kind === 'sell-and-relist') await post(buyer, world, id, CHEAP * 10n ** 20n);
  if (kind === 'reprice') await post(seller, world, id, CHEAP - 100n + BigInt(at));
  if (kind === 'reprice-up') await post(seller, world, id, CHEAP * 10n ** 19n);
};

const anyChange = fc.record({ kind: fc.constantFrom(...CHANGES), at: fc.nat({ max: 9 }) });

test(
  'whatever changes between two pages, what did not change appears exactly once, in every list and sort',
  { timeout: 120_000 },
  async () => {
    let unchanged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Change['kind']>('sell', 'cancel', 'reprice', 'reprice-up'),
        fc.array(anyChange, { maxLength: 4 }),
        async (kind, changes) => {
          const scene = await setScene();
          const begun = [];
          for (const path of pathsOf(scene)) {
            const before = await walk(scene, path, null, { enough: DEPTH });
            begun.push({ path, before, first: await pageAt(scene, path, null, LIMIT) });
          }
          // Always changes the last card of the first page, because the cursor refers to it.
          await apply(scene, { kind, at: LIMIT - 1 });
          for (const change of changes) await apply(scene, change);
          for (const { path, before, first } of begun) {
            const rest =
              first.nextCursor === null
                ? []
                : await walk(scene, path, first.nextCursor, { enough: DEPTH + MAX_PAGE });
            const seen = [...first.items, ...rest].map(idOf);
            const after = new Map(
              (await walk(scene, path, null, { enough: DEPTH })).map((item) => [
                idOf(item),
                JSON.stringify(item),
              ]),
            );
            const same = before.filter((item) => after.get(idOf(item)) === JSON.stringify(item));
            unchanged += same.length;
            const times = new Map<string, number>();
            for (const id of seen) times.set(id, (times.get(id) ?? 0) + 1);
            const wrong = same.map(idOf).filter((id) => times.get(id) !== 1);
            expect({ path, wrong }).toEqual({ path, wrong: [] });
          }
        },
      ),
      { numRuns: 4 },
    );
    expect(unchanged).toBeGreaterThan(1_000);
  },
);

test('a list walked in pages of any size is the list in its order, each item once', async () => {
  const scene = await setScene();
  for (const path of pathsOf(scene)) {
    const whole = (await walk(scene, path, null)).map(idOf);
    expect(whole, path).not.toEqual([]);
    const size = Math.min(Math.ceil(whole.length / 6), 23);
    const walked = (await walk(scene, path, null, { limit: size })).map(idOf);
    expect({ path, walked }).toEqual({ path, walked: whole });
    expect(new Set(whole).size, path).toBe(whole.length);
  }
});

test('a cursor of another list, sort, filter or world is refused', async () => {
  const scene = await setScene();
  const paths = pathsOf(scene);
  const [given = ''] = paths;
  const cursors = [];
  for (const path of paths) {
    const { nextCursor } = await pageAt(scene, path, null, 1);
    if (nextCursor !== null) cursors.push({ path, cursor: nextCursor });
  }
  expect(cursors.length).toBeGreaterThan(25);
  const refusedAt = async (caller: WorldClient, path: string, cursor: string) => {
    const mark = path.includes('?') ? '&' : '?';
    const { status, body } = await caller.call(
      'get',
      `/economy/v1${path}${mark}cursor=${cursor}`,
      scene.seller.token,
    );
    return { path, cursor, status, code: refusalCodeOf(body) };
  };
  const bad = { status: 400, code: 'bad-cursor' };
  for (const [index, { path }] of cursors.entries()) {
    const other = cursors[(index + 1) % cursors.length]?.cursor ?? '';
    expect(await refusedAt(scene.world, path, other)).toMatchObject(bad);
  }
  const { cursor = '' } = cursors.find(({ path }) => path === given) ?? {};
  expect(await refusedAt(server.world(), given, cursor)).toMatchObject(bad);
  expect(await refusedAt(scene.world, `${given}&slot=eyes`, cursor)).toMatchObject(bad);
});
