import { ListingsNowSchema } from '@trait-market/contract/economy/listings';
import { OrderPageSchema, OrderSchema, type Order } from '@trait-market/contract/economy/orders';
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
/** Lower than any listing in the seed. */
const PRICE = 1_000n;

let world: WorldClient;
let traitId: string;
let seller: Trader;
let buyer: Trader;

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?sort=newest&limit=1').expect(200);
  traitId = TraitPageSchema.parse(body).items[0]?.id ?? '';
  [seller, buyer] = [await newTrader(world, [traitId, traitId]), await newTrader(world)];
});

const list = async (price: bigint): Promise<Order> => {
  const signed = await signedOrder(seller, 'listing', await traitAt(world, traitId), price);
  return OrderSchema.parse((await seller.post('/orders', signed).expect(201)).body);
};

const forSale = async (query: string): Promise<Order[]> => {
  const { body } = await world.call('get', `/economy/v1/listings?limit=60${query}`).expect(200);
  return OrderPageSchema.parse(body).items;
};

const askNow = async (hashes: readonly string[], who = '') => {
  const query = hashes.map((hash) => `hash=${hash}`).join('&');
  const { body } = await world.call('get', `/economy/v1/listings/now?${query}${who}`).expect(200);
  return ListingsNowSchema.parse(body).items;
};

const priceOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? 0);
const hashesOf = (orders: readonly Order[]): string[] => orders.map(({ hash }) => hash);

test('E80 listings on a chain come cheapest first, without any from the other chain', async () => {
  for (const chainId of [1, 137]) {
    const found = await forSale(`&chainId=${chainId}`);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((order) => order.chainId === chainId && order.kind === 'listing')).toBe(
      true,
    );
    const prices = found.map(priceOf);
    expect(prices).toEqual(prices.toSorted((one, other) => (one < other ? -1 : 1)));
  }
});

test('a collection, a slot and a maximum price filter them', async () => {
  const { chainId, collection, slot } = await traitAt(world, traitId);
  const [cheap, dear] = [await list(PRICE), await list(PRICE + 1n)];
  const own = `&chainId=${chainId}&collection=${collection}&slot=${slot}`;
  expect(hashesOf(await forSale(own)).slice(0, 2)).toEqual([cheap.hash, dear.hash]);
  expect(hashesOf(await forSale(`${own}&maxPrice=${PRICE}`))).toEqual([cheap.hash]);
  const elsewhere = await forSale(`&chainId=${chainId}&collection=nowhere`);
  expect(elsewhere).toEqual([]);
});

test('E80 no one is offered what they sell themselves', async () => {
  const { hash, chainId } = await list(PRICE);
  const at = `&chainId=${chainId}&maxPrice=${PRICE}`;
  expect(hashesOf(await forSale(at))).toEqual([hash]);
  expect(await forSale(`${at}&buyer=${seller.wallet.address}`)).toEqual([]);
  expect(hashesOf(await forSale(`${at}&buyer=${buyer.wallet.address}`))).toEqual([hash]);
});

test('E80 for chosen listings, says which can still be bought, and which comes next', async () => {
  const [sold, cancelled] = [await list(PRICE), await list(PRICE + 1n)];
  const { chainId } = sold;
  const fulfilment = await signedFulfilment(buyer, chainId, sold.hash, { highestPrice: PRICE });
  await buyer.post(`/orders/${sold.hash}/fulfil`, fulfilment).expect(200);
  const cancel = await signedCancel(seller, chainId, cancelled.hash);
  await seller.post(`/orders/${cancelled.hash}/cancel`, cancel).expect(200);
  const next = await list(PRICE + 2n);

  const unknown = `0x${'ab'.repeat(32)}`;
  const [first, second, third] = await askNow([sold.hash, cancelled.hash, unknown]);
  expect(first).toMatchObject({ hash: sold.hash, listing: null, next: { hash: next.hash } });
  expect(second?.listing).toBeNull();
  expect(second?.next?.hash).not.toBe(next.hash);
  expect(third).toMatchObject({ hash: unknown, listing: null, next: null });

  const [known] = await askNow([next.hash, next.hash]);
  expect(known).toMatchObject({ listing: { hash: next.hash, remaining: 1 }, next: null });
});

test("the next listing is neither one of those chosen nor the buyer's own", async () => {
  const [gone, available] = [await list(PRICE), await list(PRICE + 1n)];
  const cancel = await signedCancel(seller, gone.chainId, gone.hash);
  await seller.post(`/orders/${gone.hash}/cancel`, cancel).expect(200);
  expect((await askNow([gone.hash]))[0]?.next?.hash).toBe(available.hash);
  expect((await askNow([gone.hash, available.hash]))[0]?.next?.hash).not.toBe(available.hash);
  const ofSeller = await askNow([gone.hash], `&buyer=${seller.wallet.address}`);
  expect(ofSeller[0]?.next?.hash).not.toBe(available.hash);
});
