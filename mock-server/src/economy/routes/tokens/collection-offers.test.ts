import {
  CollectionDetailSchema,
  CollectionStatsSchema,
} from '@trait-market/contract/economy/collections';
import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import {
  CollectionOfferPageSchema,
  type CollectionOfferPage,
} from '@trait-market/contract/economy/tokens';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import {
  newTrader,
  signedCancel,
  signedCriteriaOffer,
  signedOrder,
  traitAt,
  type Trader,
} from '../../../testing/traders';

const server = useMockServer();
const COLLECTION = 'tin-parliament';
/** Higher than any offer in the seed. */
const PRICE = 10n ** 20n;

let world: WorldClient;
let maker: Trader;
let trait: TraitDetail;

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;

const setOf = async (query: string) =>
  CriteriaSetSchema.parse(await ask(`/criteria?collection=${COLLECTION}${query}`));

const post = async (signed: object) =>
  OrderSchema.parse((await maker.post('/orders', signed).expect(201)).body);

const offerFor = async (query: string, price: bigint) =>
  post(await signedCriteriaOffer(maker, await setOf(query), price, 2n));

const allOffers = async (): Promise<CollectionOfferPage['items']> => {
  const items: CollectionOfferPage['items'] = [];
  for (let cursor = ''; ;) {
    const page = CollectionOfferPageSchema.parse(
      await ask(`/collections/${COLLECTION}/offers?limit=7${cursor}`),
    );
    items.push(...page.items);
    expect(page.items.length).toBeLessThanOrEqual(7);
    if (page.nextCursor === null) {
      expect(items).toHaveLength(page.total);
      return items;
    }
    cursor = `&cursor=${page.nextCursor}`;
  }
};

beforeEach(async () => {
  world = server.world();
  maker = await newTrader(world);
  const [hat] = (await setOf('&slot=headwear')).traits;
  trait = await traitAt(world, hat?.id ?? '');
});

test('E508 E507 offers for any trait come first, then by slot, rarity, tier and one trait, the highest first', async () => {
  const one = await post(await signedOrder(maker, 'offer', trait, 9n * PRICE, 1n));
  const tier = await offerFor('&tier=rare', 8n * PRICE);
  const rarity = await offerFor('&rarity=rare', 7n * PRICE);
  const rareHats = await offerFor('&slot=headwear&tier=rare', 5n * PRICE);
  const hats = await offerFor('&slot=headwear', 6n * PRICE);
  const any = await offerFor('', PRICE / 10n ** 9n);
  const mine = new Set([one, tier, rarity, rareHats, hats, any].map(({ hash }) => hash));
  const listed = (await allOffers()).filter(({ hash }) => mine.has(hash));
  expect(listed.map(({ hash }) => hash)).toEqual(
    [any, hats, rareHats, rarity, tier, one].map(({ hash }) => hash),
  );
});

test('E507 the collection’s best offer is the highest for any trait of it, however high others are', async () => {
  const topOffer = async () =>
    CollectionDetailSchema.parse(await ask(`/collections/${COLLECTION}`)).bestOffer;
  const seeded = await topOffer();
  await post(await signedOrder(maker, 'offer', trait, 9n * PRICE, 1n));
  await offerFor('&rarity=rare', 8n * PRICE);
  await offerFor('&slot=headwear', 7n * PRICE);
  expect(await topOffer()).toEqual(seeded);
  const { hash } = await offerFor('', PRICE);
  await offerFor('', PRICE - 1n);
  expect(await topOffer()).toEqual({ chainId: 1, coin: 'wrapped', amount: String(PRICE) });
  await maker.post(`/orders/${hash}/cancel`, await signedCancel(maker, 1, hash)).expect(200);
  expect((await topOffer())?.amount).toBe(String(PRICE - 1n));
});

test('E508 every offer is listed with the floor of what it wants, until it ends', async () => {
  const hats = await setOf('&slot=headwear');
  const cheap = await newTrader(world, [trait.id]);
  await cheap.post('/orders', await signedOrder(cheap, 'listing', trait, 1000n)).expect(201);
  const low = await post(await signedOrder(maker, 'offer', trait, 1001n, 3n));
  const high = await post(await signedOrder(maker, 'offer', trait, PRICE, 1n));
  const set = await post(await signedCriteriaOffer(maker, hats, 1002n, 2n));
  const found = new Map((await allOffers()).map((offer) => [offer.hash, offer]));
  for (const { hash } of [low, high, set])
    expect(found.get(hash)?.floor).toEqual({ chainId: 1, coin: 'native', amount: '1000' });
  expect(found.get(low.hash)).toMatchObject({ remaining: 3, unitPrice: { amount: '1001' } });

  await maker
    .post(`/orders/${low.hash}/cancel`, await signedCancel(maker, trait.chainId, low.hash))
    .expect(200);
  expect((await allOffers()).map(({ hash }) => hash)).not.toContain(low.hash);
});

test('E508 it has no listing, trade or offer for an avatar, and as many traits and sets as the statistics', async () => {
  const offers = await allOffers();
  expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(['offer']));
  const wanted = offers.map(({ gets: [item] }) => {
    if (item?.kind === 'any') return item.criteria.root;
    return item?.kind === 'trait' ? item.trait.id : 'something else';
  });
  expect(wanted).not.toContain('something else');
  const stats = CollectionStatsSchema.parse(await ask(`/collections/${COLLECTION}/stats`));
  expect(new Set(wanted).size).toBe(stats.offers.total);
});
