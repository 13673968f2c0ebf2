import { giftAction } from '@trait-market/contract/economy/actions';
import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { RatesSchema } from '@trait-market/contract/economy/rates';
import { type TraitDetail, TraitPageSchema } from '@trait-market/contract/economy/traits';
import {
  AttentionSchema,
  GainPageSchema,
  WalletValueSchema,
  type HoldingValue,
} from '@trait-market/contract/economy/worth';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedCriteriaOffer,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../testing/traders';
import { DEPLOYMENT } from '../../testing/market';
import { signIn } from '../../testing/wallet';

const server = useMockServer();
const ME = '/economy/v1/wallets/me';
/** Lower than any listing in the seed; the test's trait has no offers. */
const PRICE = 1_000n;

let world: WorldClient;
let alice: Trader;
let bob: Trader;
let trait: TraitDetail;

const valueOf = async (token: string) =>
  WalletValueSchema.parse((await world.call('get', `${ME}/value`, token).expect(200)).body);
const attentionOf = async ({ token }: Trader) =>
  AttentionSchema.parse((await world.call('get', `${ME}/attention`, token).expect(200)).body);
const gainsOf = async (token: string, query = '') =>
  GainPageSchema.parse((await world.call('get', `${ME}/gains${query}`, token).expect(200)).body);

const list = async (seller: Trader, price: bigint): Promise<string> =>
  (await seller.post('/orders', await signedOrder(seller, 'listing', trait, price)).expect(201))
    .body.hash;
const sell = async (seller: Trader, buyer: Trader, price: bigint): Promise<void> => {
  const hash = await list(seller, price);
  const request = await signedFulfilment(buyer, trait.chainId, hash as `0x${string}`, {
    highestPrice: price,
  });
  await buyer.post(`/orders/${hash}/fulfil`, request).expect(200);
};
const loose = async ({ token }: Trader): Promise<HoldingValue | undefined> =>
  (await valueOf(token)).chains.find(({ chainId }) => chainId === trait.chainId)?.loose;

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?sort=newest&limit=1').expect(200);
  const id = TraitPageSchema.parse(body).items[0]?.id ?? '';
  trait = await traitAt(world, id);
  [alice, bob] = [await newTrader(world, [id, id]), await newTrader(world, [id])];
});

test('rates are available without signing in, and follow the world’s clock', async () => {
  const { body } = await world.call('get', '/economy/v1/rates').expect(200);
  const { at, asOf, worth } = RatesSchema.parse(body);
  expect(Date.parse(asOf) - Date.parse(at)).toBeLessThan(5 * 60_000);
  expect(Object.keys(worth)).toEqual(['eth', 'pol', 'usd', 'aud', 'eur']);
});

test('E92 an inventory is valued at the floor, and at what others offer for as many as they want', async () => {
  const before = await loose(alice);
  expect(before).toMatchObject({ editions: 2 });
  await list(bob, PRICE);
  const offer = await signedOrder(bob, 'offer', trait, PRICE * 2n ** 60n);
  await bob.post('/orders', offer).expect(201);
  // Alice's own offer must not count, because a wallet can't accept its own offers.
  const own = await signedOrder(alice, 'offer', trait, PRICE * 2n ** 61n);
  await alice.post('/orders', own).expect(201);
  const after = await loose(alice);
  expect(after).toMatchObject({ editions: 2, floor: String(2n * PRICE), withoutFloor: 0 });
  expect(BigInt(after?.bestOffer ?? 0)).toBeGreaterThanOrEqual(PRICE * 2n ** 60n);
  expect(BigInt(after?.bestOffer ?? 0)).toBeLessThan(PRICE * 2n ** 61n);
});

test('E92 E134 a user’s own listing doesn’t change what they own is worth', async () => {
  await list(alice, PRICE);
  const before = BigInt((await loose(bob))?.floor ?? 0);
  expect(before).toBe(PRICE);
  expect((await loose(alice))?.floor).not.toBe(String(2n * PRICE));

  const { body } = await world
    .call('get', `/economy/v1/wallets/${alice.wallet.address}/inventory?sort=floor`, alice.token)
    .expect(200);
  const { items } = InventoryPageSchema.parse(body);
  expect(items).toHaveLength(1);
  expect(items[0]?.worth?.floor?.amount).not.toBe(String(2n * PRICE));
  await list(bob, 2n * PRICE);
  expect((await loose(alice))?.floor).toBe(String(4n * PRICE));
});

test('E92 E121 an offer for any trait counts for as many editions as it wants, and no more', async () => {
  const set = CriteriaSetSchema.parse(
    (
      await world
        .call('get', `/economy/v1/criteria?collection=${trait.collection}&slot=${trait.slot}`)
        .expect(200)
    ).body,
  );
  const before = BigInt((await loose(alice))?.bestOffer ?? -1);
  const high = PRICE * 2n ** 50n;
  const offer = await signedCriteriaOffer(bob, set, high, 1n);
  await bob.post('/orders', offer).expect(201);
  await alice.post('/orders', await signedCriteriaOffer(alice, set, high, 1n)).expect(201);
  const after = await loose(alice);
  expect(after?.editions).toBe(2);
  expect(BigInt(after?.bestOffer ?? 0)).toBeGreaterThanOrEqual(high);
  expect(BigInt(after?.bestOffer ?? 0)).toBeLessThanOrEqual(before + high);
});

test('E546 an inventory has the best offer for one edition, and for how many it is', async () => {
  const bestOf = async ({ wallet, token }: Trader) => {
    const { body } = await world
      .call('get', `/economy/v1/wallets/${wallet.address}/inventory`, token)
      .expect(200);
    return InventoryPageSchema.parse(body).items[0]?.worth;
  };
  const [low, high] = [PRICE * 2n ** 60n, PRICE * 2n ** 61n];
  await bob.post('/orders', await signedOrder(bob, 'offer', trait, low)).expect(201);
  await bob.post('/orders', await signedOrder(bob, 'offer', trait, high)).expect(201);
  expect(await bestOf(alice)).toMatchObject({
    bestOffer: { amount: String(low + high) },
    bestOfferEach: { price: { coin: 'wrapped', amount: String(high) }, editions: 1 },
  });
  await bob.post('/orders', await signedOrder(bob, 'offer', trait, high)).expect(201);
  expect(await bestOf(alice)).toMatchObject({ bestOfferEach: { editions: 2 } });
});

test('E684 an inventory in order of the best offer compares offers for one edition, not their sums', async () => {
  const { body } = await world
    .call('get', `/economy/v1/traits?sort=newest&chainId=${trait.chainId}&limit=2`)
    .expect(200);
  const wanted = TraitPageSchema.parse(body).items.find(({ id }) => id !== trait.id);
  const other = await traitAt(world, wanted?.id ?? '');
  const { wallet, token } = await newTrader(world, [trait.id, trait.id, other.id]);
  const part = PRICE * 2n ** 60n;
  const offers = [[trait, 4n] as const, [trait, 4n] as const, [other, 5n] as const];
  for (const [one, parts] of offers)
    await bob.post('/orders', await signedOrder(bob, 'offer', one, parts * part)).expect(201);
  const path = `/economy/v1/wallets/${wallet.address}/inventory?sort=best-offer`;
  const { items } = InventoryPageSchema.parse(
    (await world.call('get', path, token).expect(200)).body,
  );
  expect(items.map((item) => item.kind === 'trait' && item.trait.id)).toEqual([other.id, trait.id]);
  expect(items.map(({ worth }) => worth?.bestOffer?.amount)).toEqual([
    String(5n * part),
    String(8n * part),
  ]);
});

test("E92 the history uses the latest sales up to each day, with that day's rates", async () => {
  const token = await signIn(world, demoAccount());
  const { history, asOf, chains } = await valueOf(token);
  expect(history).toHaveLength(31);
  expect(history.at(-1)?.at).toBe(asOf);
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  expect(new Set(history.map(({ worth }) => worth.eth)).size).toBeGreaterThan(20);
  expect(history.every((point) => point.chains.length === chains.length)).toBe(true);
  expect(history.some((point) => point.chains.some(({ amount }) => amount !== '0'))).toBe(true);
  expect(chains.some(({ worn }) => worn.editions > 0)).toBe(true);
});

test('E92 E244 what was received as a gift isn’t part of the days before', async () => {
  const { body } = await world.call('get', '/economy/v1/traits?sort=price-desc&limit=60');
  const items = TraitPageSchema.parse(body).items.filter(({ lastSale }) => lastSale !== null);
  const [{ id } = { id: '' }] = items.toSorted(
    (one, other) => Date.parse(one.lastSale?.at ?? '') - Date.parse(other.lastSale?.at ?? ''),
  );
  const sold = await traitAt(world, id);
  const [giver, recipient] = [await newTrader(world, [sold.id]), await newTrader(world)];
  const message = {
    owner: giver.wallet.address,
    token: sold.token,
    tokenId: sold.tokenId,
    recipient: recipient.wallet.address,
    quantity: '1',
    nonce: '1',
    deadline: String(Math.floor(Date.now() / 1000) + 600),
  };
  const at = { chainId: sold.chainId, deployment: DEPLOYMENT };
  const signature = await giver.wallet.signTypedData(giftAction.typedData(at, message));
  await giver.post('/wallets/me/gifts', { ...at, message, signature }).expect(201);
  const { history } = await valueOf(recipient.token);
  const inAll = history.map(({ chains }) =>
    chains.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  );
  expect(inAll.at(-1)).toBeGreaterThan(0n);
  expect(inAll.slice(0, -1)).toEqual(inAll.slice(1).map(() => 0n));
});

test('E94 counts undercut, inactive and received orders, only while they are so', async () => {
  expect(await attentionOf(alice)).toEqual({
    undercut: 0,
    ending: 0,
    inactive: 0,
    offersReceived: (await attentionOf(bob)).offersReceived,
  });
  await list(alice, PRICE * 5n);
  await list(alice, PRICE * 4n);
  const { undercut } = await attentionOf(alice);
  expect(undercut, 'her own lower price does not undercut her').toBe(0);
  const hash = await list(bob, PRICE);
  expect(await attentionOf(alice)).toMatchObject({ undercut: 2, inactive: 0 });
  const request = await signedFulfilment(alice, trait.chainId, hash as `0x${string}`, {
    highestPrice: PRICE,
  });
  await alice.post(`/orders/${hash}/fulfil`, request).expect(200);
  expect(await attentionOf(alice)).toMatchObject({ undercut: 0 });
});

test('E93 shows what was bought and sold of each trait, after fees', async () => {
  // Sells two editions without a cost basis and one that was bought.
  await sell(bob, alice, PRICE);
  for (const _ of [1, 2, 3]) await sell(alice, bob, PRICE * 3n);
  const { items, totals, total } = await gainsOf(alice.token);
  const fees = trait.fees.reduce((sum, { bps }) => sum + (PRICE * 3n * BigInt(bps)) / 10_000n, 0n);
  const got = PRICE * 3n - fees;
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      trait: { id: trait.id },
      bought: { editions: 1, amount: String(PRICE) },
      sold: { editions: 3, amount: String(PRICE * 9n), fees: String(fees * 3n) },
      closed: { editions: 1, paid: String(PRICE), got: String(got), result: String(got - PRICE) },
      withoutPrice: { editions: 2, got: String(got * 2n) },
    },
  ]);
  expect(totals).toMatchObject([{ chainId: trait.chainId, result: String(got - PRICE) }]);
  expect((await gainsOf(bob.token)).items).toMatchObject([{ bought: { editions: 3 } }]);
});

test('E548 E595 the sums of gains count the sold editions without a cost, and say since when', async () => {
  await sell(bob, alice, PRICE);
  expect((await gainsOf(alice.token)).totals).toMatchObject([
    { withoutPriceEditions: 0, soldEditions: 0, since: null },
  ]);
  for (const _ of [1, 2, 3]) await sell(alice, bob, PRICE * 3n);
  const { items, totals } = await gainsOf(alice.token);
  expect(totals).toMatchObject([
    { withoutPriceEditions: 2, soldEditions: 3, since: items[0]?.since },
  ]);
  expect(Date.parse(items[0]?.since ?? '')).toBeLessThan(Date.parse(items[0]?.at ?? ''));
});

test('E93 gains come in pages, latest first', async () => {
  const token = await signIn(world, demoAccount());
  const all = await gainsOf(token, '?limit=60');
  expect(all.items.length).toBeGreaterThan(3);
  const times = all.items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const first = await gainsOf(token, '?limit=2');
  const next = await gainsOf(token, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...next.items]).toEqual(all.items.slice(0, 4));
  expect(next.totals).toEqual(all.totals);
});
