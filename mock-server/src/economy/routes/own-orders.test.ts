import {
  InventoryPageSchema,
  type WalletOrder,
  WalletOrderPageSchema,
} from '@trait-market/contract/economy/wallets';
import { OrderSchema, type Order } from '@trait-market/contract/economy/orders';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedCancel,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../testing/traders';

const server = useMockServer();
const PRICE = 1_000n;

let world: WorldClient;
let traitId: string;
let seller: Trader;
let rival: Trader;

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?sort=newest&limit=1').expect(200);
  traitId = TraitPageSchema.parse(body).items[0]?.id ?? '';
  [seller, rival] = [
    await newTrader(world, [traitId, traitId]),
    await newTrader(world, [traitId, traitId]),
  ];
});

const post = async (
  trader: Trader,
  price: bigint,
  kind: 'listing' | 'offer' = 'listing',
): Promise<Order> => {
  const signed = await signedOrder(trader, kind, await traitAt(world, traitId), price);
  return OrderSchema.parse((await trader.post('/orders', signed).expect(201)).body);
};

const seen = async (
  { hash }: Order,
  side: 'made' | 'received' = 'made',
): Promise<WalletOrder['market']> => {
  const path = `/wallets/${seller.wallet.address}/orders?side=${side}&limit=60`;
  const { body } = await seller.get(path).expect(200);
  return WalletOrderPageSchema.parse(body).items.find((order) => order.hash === hash)?.market;
};

test("E96 someone else's cheapest listing undercuts, and shows by how much", async () => {
  const own = await post(seller, PRICE);
  expect((await seen(own))?.undercutBy).toBeNull();
  await post(rival, PRICE - 1n);
  const cheapest = await post(rival, PRICE - 5n);
  const market = await seen(own);
  expect(market?.undercutBy).toMatchObject({
    hash: cheapest.hash,
    price: { chainId: own.chainId, coin: 'native', amount: String(PRICE - 5n) },
    difference: '5',
  });
  expect(market?.floor?.amount).toBe(String(PRICE - 5n));

  const cancel = await signedCancel(rival, cheapest.chainId, cheapest.hash);
  await rival.post(`/orders/${cheapest.hash}/cancel`, cancel).expect(200);
  expect((await seen(own))?.undercutBy).toMatchObject({ difference: '1' });
});

test('E96 your own listings undercut nothing, nor does one at the same price', async () => {
  const dear = await post(seller, PRICE);
  await post(seller, PRICE - 3n);
  await post(rival, PRICE);
  const market = await seen(dear);
  expect(market?.undercutBy).toBeNull();
  expect(market?.floor?.amount).toBe(String(PRICE - 3n));
});

test('E547 a listing counts those of others at its price, and the oldest of them is sold first', async () => {
  const own = await post(seller, PRICE);
  expect((await seen(own))?.tiedWith).toBe(0);
  const dearer = await post(seller, PRICE + 1n);
  const tied = [await post(rival, PRICE), await post(rival, PRICE)];
  expect(await seen(own)).toMatchObject({ tiedWith: 2, undercutBy: null });
  expect(await seen(dearer)).toMatchObject({ tiedWith: 0 });
  const { body } = await world.call('get', `/economy/v1/traits/${traitId}/orders?kind=listing`);
  const hashes = (body.items as Order[]).map(({ hash }) => hash);
  const shown = [own, ...tied, dearer].map(({ hash }) => hash);
  expect(hashes.slice(0, 4)).toEqual(shown);
  const inventory = await seller.get(`/wallets/${seller.wallet.address}/inventory`).expect(200);
  expect(InventoryPageSchema.parse(inventory.body).items[0]).toMatchObject({
    ownListing: { price: { amount: String(PRICE) }, tiedWith: 2 },
  });
});

test("E407 an offer is compared with the floor of other sellers, not with the caller's listing", async () => {
  const [received, made] = [await post(rival, 3n, 'offer'), await post(seller, 2n, 'offer')];
  const before = await seen(received, 'received');
  const own = await post(seller, 5n);
  expect((await seen(received, 'received'))?.floor).toEqual(before?.floor);
  expect((await seen(made))?.floor).toEqual(before?.floor);
  expect((await seen(own))?.floor?.amount).toBe('5');
  await post(rival, 7n);
  expect((await seen(received, 'received'))?.floor?.amount).toBe('7');
});

test('an inventory shows its own cheapest listing, and who undercuts it', async () => {
  const owned = async () => {
    const path = `/wallets/${seller.wallet.address}/inventory?kind=trait&limit=60`;
    const { items } = InventoryPageSchema.parse((await seller.get(path).expect(200)).body);
    return items.find((item) => item.kind === 'trait' && item.trait.id === traitId);
  };
  expect(await owned()).toMatchObject({ listedByOwner: 0, ownListing: null });
  await post(seller, PRICE + 1n);
  await post(seller, PRICE);
  expect(await owned()).toMatchObject({
    listedByOwner: 2,
    ownListing: { price: { amount: String(PRICE) }, undercutBy: null },
  });
  await post(rival, PRICE - 1n);
  expect(await owned()).toMatchObject({
    ownListing: { undercutBy: { amount: String(PRICE - 1n) } },
  });
});

test('E96 your own offer is not the best offer next to your listing', async () => {
  const own = await post(seller, PRICE);
  const before = (await seen(own))?.bestOffer?.amount;
  const offer = await post(seller, 20_000_000_000_000_000n, 'offer');
  expect((await seen(offer))?.bestOffer?.amount).toBe(String(20_000_000_000_000_000n));
  expect((await seen(own))?.bestOffer?.amount).toBe(before);
});

test('an offer shows the floor, and a finished order shows nothing', async () => {
  const offer = await post(seller, PRICE, 'offer');
  expect(await seen(offer)).toMatchObject({ undercutBy: null, bestOffer: { coin: 'wrapped' } });
  const own = await post(seller, PRICE);
  const buy = await signedFulfilment(rival, own.chainId, own.hash, { highestPrice: PRICE });
  await rival.post(`/orders/${own.hash}/fulfil`, buy).expect(200);
  expect(await seen(own)).toBeUndefined();
  expect((await seen(offer))?.lastSale?.price.amount).toBe(String(PRICE));
});
