import { CollectionStatsSchema } from '@trait-market/contract/economy/collections';
import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { CriteriaSetSchema, type CriteriaSet } from '@trait-market/contract/economy/criteria';
import { InventoryPageSchema, WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import { OrderPageSchema, OrderSchema } from '@trait-market/contract/economy/orders';
import {
  editionsOfTier,
  TierSchema,
  WornRaritySchema,
} from '@trait-market/contract/economy/shared';
import { criteriaOf } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedCriteriaOffer,
  signedOrder,
  traitAt,
  type Trader,
} from '../../testing/traders';

const server = useMockServer();
const COLLECTION = 'tin-parliament';
/** Higher than any offer in the seed. */
const PRICE = 10n ** 20n;

let world: WorldClient;
let maker: Trader;

beforeEach(async () => {
  world = server.world();
  maker = await newTrader(world);
});

const setOf = async (query: string): Promise<CriteriaSet> => {
  const path = `/economy/v1/criteria?collection=${COLLECTION}${query}`;
  return CriteriaSetSchema.parse((await world.call('get', path).expect(200)).body);
};

const offer = async (
  set: CriteriaSet,
  price: bigint,
  { by = maker, quantity = 1n }: { by?: Trader; quantity?: bigint } = {},
) => {
  const signed = await signedCriteriaOffer(by, set, price, quantity);
  return OrderSchema.parse((await by.post('/orders', signed).expect(201)).body);
};

const ordersOf = async (traitId: string) => {
  const { body } = await world.call('get', `/economy/v1/traits/${traitId}/orders?kind=offer`);
  return OrderPageSchema.parse(body).items;
};

test('E438 a set lists the traits of a slot with a tier or a rarity, and its root matches them', async () => {
  for (const tier of TierSchema.options) {
    const { traits, criteria } = await setOf(`&slot=headwear&tier=${tier}`);
    const { least, most = Number.POSITIVE_INFINITY } = editionsOfTier(tier);
    expect(criteria.traits).toBe(traits.length);
    if (traits.length === 0) continue;
    expect(criteria.root).toBe(criteriaOf(traits.map(({ tokenId }) => tokenId)));
    for (const { slot, editions } of traits) {
      expect(slot).toBe('headwear');
      expect(editions >= least && editions <= most).toBe(true);
    }
  }
  for (const rarity of WornRaritySchema.options) {
    const { body } = await world.call(
      'get',
      `/economy/v1/traits?collection=${COLLECTION}&slot=headwear&rarity=${rarity}&limit=60`,
    );
    const { traits, criteria } = await setOf(`&slot=headwear&rarity=${rarity}`);
    expect(criteria.rarity).toBe(rarity);
    expect(traits.map(({ id }) => id).toSorted()).toEqual(
      TraitPageSchema.parse(body)
        .items.map(({ id }) => id)
        .toSorted(),
    );
  }
  const whole = await setOf('');
  expect([whole.criteria.root, whole.traits]).toEqual(['0', []]);
  expect(whole.criteria.traits).toBeGreaterThan(5);
  await world.call('get', '/economy/v1/criteria?collection=nowhere').expect(404);
});

test('E108 an offer for any trait of a slot appears on each trait that fits, best offer first', async () => {
  const hats = await setOf('&slot=headwear');
  const made = await offer(hats, PRICE, { quantity: 3n });
  expect(made).toMatchObject({
    gets: [{ kind: 'any', criteria: { ...hats.criteria }, quantity: 3 }],
    quantity: 3,
    remaining: 3,
  });
  const better = await offer(await setOf(''), 2n * PRICE);
  expect(hats.traits).not.toEqual([]);
  for (const { id } of hats.traits.slice(0, 3)) {
    const found = await ordersOf(id);
    expect(found.slice(0, 2).map(({ hash }) => hash)).toEqual([better.hash, made.hash]);
    expect((await traitAt(world, id)).bestOffer?.amount).toBe(String(2n * PRICE));
  }
  const [eyes] = (await setOf('&slot=eyes')).traits;
  expect((await ordersOf(eyes?.id ?? '')).map(({ hash }) => hash)).not.toContain(made.hash);
  const now = await setOf('&slot=headwear');
  expect(now.bestOffer?.amount).toBe(String(2n * PRICE));
  expect(now.offers).toBe(hats.offers + 2);
});

test('E568 the market’s cards have the best offer of the trait’s page', async () => {
  const browse = async (): Promise<TraitPage['items']> => {
    const { body } = await world.call('get', '/economy/v1/traits?limit=60').expect(200);
    return TraitPageSchema.parse(body).items;
  };
  const pages = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await traitAt(world, id)).bestOffer));
  const before = await browse();
  expect(before.map(({ bestOffer }) => bestOffer)).toEqual(await pages(before.map(({ id }) => id)));
  expect(before.some(({ bestOffer }) => bestOffer === null)).toBe(true);
  const hats = await setOf('&slot=headwear');
  await offer(hats, PRICE);
  const own = await traitAt(world, hats.traits[0]?.id ?? '');
  await maker.post('/orders', await signedOrder(maker, 'offer', own, PRICE + 1n)).expect(201);
  const after = await browse();
  const isHat = new Set(hats.traits.map(({ id }) => id));
  for (const { id, bestOffer } of after.filter((card) => isHat.has(card.id)))
    expect(bestOffer?.amount, id).toBe(String(id === own.id ? PRICE + 1n : PRICE));
  const offersOfOthers = (cards: typeof after) =>
    cards.flatMap(({ id, bestOffer }) => (isHat.has(id) ? [] : [bestOffer]));
  expect(offersOfOthers(after)).toEqual(offersOfOthers(before));
});

test('a buyer’s own listings and offers are in neither price of a set', async () => {
  const hats = await setOf('&slot=headwear');
  const seller = await newTrader(world, [hats.traits[0]?.id ?? '']);
  const trait = await traitAt(world, hats.traits[0]?.id ?? '');
  await seller.post('/orders', await signedOrder(seller, 'listing', trait, 1000n)).expect(201);
  await offer(hats, PRICE, { by: seller });
  const everyone = await setOf('&slot=headwear');
  expect(everyone).toMatchObject({
    floor: { amount: '1000' },
    bestOffer: { amount: String(PRICE) },
  });
  expect(await setOf(`&slot=headwear&buyer=${maker.wallet.address}`)).toEqual(everyone);
  const own = await setOf(`&slot=headwear&buyer=${seller.wallet.address.toLowerCase()}`);
  expect([own.floor, own.bestOffer, own.offers]).toEqual([hats.floor, hats.bestOffer, hats.offers]);
});

test('E121 a collection’s page shows it once among the best offers, with the floor of all that fit', async () => {
  const statsOf = async () => {
    const { body } = await world.call('get', `/economy/v1/collections/${COLLECTION}/stats`);
    return CollectionStatsSchema.parse(body);
  };
  const before = await statsOf();
  const hats = await setOf('&slot=headwear&tier=rare');
  await offer(hats, PRICE - 1n);
  await offer(hats, PRICE);
  const { offers } = await statsOf();
  expect(offers.total).toBe(before.offers.total + 1);
  const [first, second] = offers.items;
  expect(first).toMatchObject({
    item: { kind: 'any', criteria: hats.criteria, quantity: 1 },
    price: { amount: String(PRICE), coin: 'wrapped' },
  });
  expect(second).toEqual(before.offers.items[0]);
  const floors = await Promise.all(
    hats.traits.map(async ({ id }) => (await traitAt(world, id)).floor?.amount),
  );
  const least = floors.flatMap((one) => (one === undefined ? [] : [BigInt(one)]));
  expect(BigInt(first?.floor?.amount ?? -1)).toBe(
    least.reduce((found, one) => (one < found ? one : found), least[0] ?? -1n),
  );
});

test("an order's set is found by its root, and any other root is unknown", async () => {
  const hats = await setOf('&slot=headwear');
  await world.call('get', '/economy/v1/criteria/12345').expect(404);
  await offer(hats, PRICE);
  const path = `/economy/v1/criteria/${hats.criteria.root}`;
  const found = CriteriaSetSchema.parse((await world.call('get', path).expect(200)).body);
  expect(found.traits).toEqual(hats.traits);
  await world.call('get', '/economy/v1/criteria/0').expect(404);
});

test('E108 holders find it among their received offers, on each card that fits', async () => {
  const hats = await setOf('&slot=headwear');
  const [eyes] = (await setOf('&slot=eyes')).traits;
  const [hat] = hats.traits;
  const holder = await newTrader(world, [hat?.id ?? '', eyes?.id ?? '']);
  const made = await offer(hats, PRICE);
  const of = `/wallets/${holder.wallet.address}`;
  const received = await holder.get(`${of}/orders?side=received&limit=60`).expect(200);
  expect(OrderPageSchema.parse(received.body).items.map(({ hash }) => hash)).toContain(made.hash);
  const { items } = InventoryPageSchema.parse((await holder.get(`${of}/inventory`)).body);
  const offersFor = (id?: string) =>
    items.find((item) => item.kind === 'trait' && item.trait.id === id)?.offersReceived ?? 0;
  const before = offersFor(eyes?.id);
  await offer(await setOf('&slot=headwear'), PRICE / 2n);
  const { items: after } = InventoryPageSchema.parse((await holder.get(`${of}/inventory`)).body);
  const later = (id?: string) =>
    after.find((item) => item.kind === 'trait' && item.trait.id === id)?.offersReceived ?? 0;
  expect(later(hat?.id) - offersFor(hat?.id)).toBe(1);
  expect(later(eyes?.id)).toBe(before);
});

test('E273 received offers are sorted by value, with the cheapest trait that the holder would give', async () => {
  const anyOne = await setOf('');
  const some = await world.call('get', `/economy/v1/traits?collection=${COLLECTION}&limit=2`);
  const [dear, cheap] = TraitPageSchema.parse(some.body).items.map(({ id }) => id);
  if (dear === undefined || cheap === undefined) throw new Error('The collection has two traits');
  const seller = await newTrader(world, [dear, cheap]);
  const holder = await newTrader(world, [dear, cheap]);
  for (const [id, price] of [
    [dear, 20n],
    [cheap, 10n],
  ] as const) {
    const listing = await signedOrder(seller, 'listing', await traitAt(world, id), price);
    await seller.post('/orders', listing).expect(201);
  }
  const low = await offer(anyOne, PRICE);
  const [trait, high] = [await traitAt(world, dear), 2n * PRICE];
  const signed = await signedOrder(maker, 'offer', trait, high);
  const named = OrderSchema.parse((await maker.post('/orders', signed).expect(201)).body);
  await offer(anyOne, PRICE / 2n);
  const path = `/wallets/${holder.wallet.address}/orders?side=received&sort=value&limit=2`;
  const first = WalletOrderPageSchema.parse((await holder.get(path).expect(200)).body);
  expect(first.items.map(({ hash, given }) => [hash, given?.held, given?.trait?.id])).toEqual([
    [named.hash, 1, undefined],
    [low.hash, 1, cheap],
  ]);
  expect(first.items[1]?.market?.floor?.amount).toBe('10');
  const rest = await holder.get(`${path}&cursor=${first.nextCursor}`).expect(200);
  const [third] = WalletOrderPageSchema.parse(rest.body).items;
  expect(third?.unitPrice?.amount).toBe(String(PRICE / 2n));
});

const noticesOf = async (trader: Trader) => {
  const { body } = await trader.get('/wallets/me/notices').expect(200);
  return NoticePageSchema.parse(body).items;
};

test('E110 is outbid by a higher offer for the same kind or a broader one, but not by one for less', async () => {
  const rival = await newTrader(world);
  const hats = await setOf('&slot=headwear');
  await offer(hats, PRICE);
  await noticesOf(maker);
  await offer(await setOf('&slot=eyes'), 3n * PRICE, { by: rival });
  expect(await noticesOf(maker)).toEqual([]);
  await offer(await setOf('&slot=headwear'), PRICE - 1n * 10n ** 18n, { by: rival });
  expect(await noticesOf(maker)).toEqual([]);
  await offer(await setOf(''), 2n * PRICE, { by: rival });
  expect(await noticesOf(maker)).toMatchObject([
    { kind: 'outbid', items: [{ kind: 'any', criteria: { slot: 'headwear' } }] },
  ]);
});

test('E110 holders are only notified of the best offer for any of a kind, and of the latest of that kind', async () => {
  const hats = await setOf('&slot=headwear');
  const holder = await newTrader(world, [hats.traits[0]?.id ?? '']);
  await noticesOf(holder);
  await offer(hats, PRICE);
  expect(await noticesOf(holder)).toMatchObject([{ kind: 'offer-received' }]);
  await offer(await setOf('&slot=headwear'), PRICE / 2n);
  await offer(await setOf(''), 1_000_000n);
  expect(await noticesOf(holder)).toHaveLength(1);
  await offer(await setOf('&slot=headwear'), PRICE + 10n ** 18n);
  expect(await noticesOf(holder)).toHaveLength(1);
});

const madeBy = async (trader: Trader) =>
  WalletOrderPageSchema.parse(
    (await trader.get(`/wallets/${trader.wallet.address}/orders?side=made`)).body,
  ).items;

test('E476 an own offer for a set shows the floor of its traits and the best offer for it or a larger set', async () => {
  const eyes = await setOf('&slot=eyes');
  const whole = await setOf('');
  const [cheapest] = eyes.traits;
  if (cheapest === undefined) throw new Error('There are no eyes.');
  const holder = await newTrader(world, [cheapest.id]);
  const own = await offer(eyes, PRICE, { by: holder });
  const [made] = await madeBy(holder);
  expect(made?.hash).toBe(own.hash);
  expect(made?.market).toEqual({
    floor: eyes.floor,
    undercutBy: null,
    bestOffer: own.unitPrice,
    lastSale: null,
  });
  const rival = await newTrader(world);
  const better = await offer(whole, PRICE + 1n, { by: rival });
  await offer(await setOf('&slot=headwear'), PRICE + 2n, { by: rival });
  expect((await madeBy(holder))[0]?.market?.bestOffer).toEqual(better.unitPrice);

  const price = BigInt(eyes.floor?.amount ?? 10) - 1n;
  const trait = await traitAt(world, cheapest.id);
  await holder.post('/orders', await signedOrder(holder, 'listing', trait, price)).expect(201);
  // The maker's own listing is no benchmark for their offer.
  const now = (await madeBy(holder)).find(({ hash }) => hash === own.hash);
  expect(now?.market?.floor).toEqual(eyes.floor);
});

test('E477 a set has pictures of up to four of its traits, of as many slots as it has', async () => {
  const { body } = await world.call('get', `/economy/v1/traits?collection=${COLLECTION}&limit=60`);
  const { items } = TraitPageSchema.parse(body);
  const shownIn = ({ criteria }: Pick<CriteriaSet, 'criteria'>) =>
    (criteria.imageUrls ?? []).map((url) => items.find(({ id }) => url.includes(`/${id}.`))?.slot);
  const hats = await setOf('&slot=headwear');
  const slots = shownIn(await setOf(''));
  expect(new Set(slots)).toHaveProperty('size', 4);
  expect(slots).not.toContain(undefined);
  expect(shownIn(hats)).toEqual(
    Array.from({ length: Math.min(4, hats.criteria.traits) }, () => 'headwear'),
  );
  expect(shownIn(await setOf('&slot=eyes&tier=legendary&rarity=common'))).toEqual([]);
  const { gets } = await offer(hats, PRICE);
  expect(gets[0]).toMatchObject({ criteria: { imageUrls: hats.criteria.imageUrls } });
});
