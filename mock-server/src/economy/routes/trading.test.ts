import { fulfilmentAction, wrapAction } from '@trait-market/contract/economy/actions';
import {
  BalanceSchema,
  BalancesSchema,
  ExecutedActionSchema,
  InventoryPageSchema,
  WalletOrderPageSchema,
} from '@trait-market/contract/economy/wallets';
import { OrderPageSchema, OrderSchema, ReceiptSchema } from '@trait-market/contract/economy/orders';
import { RefusalSchema } from '@trait-market/contract/economy/shared';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import type { Test } from 'supertest';
import { hashTypedData } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';

import { stateOf } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedCancel,
  signedFulfilment,
  signedOrder,
  signedWrap,
  traitAt,
  type Trader,
} from '../../testing/traders';

const server = useMockServer();
const PRICE = 10n ** 15n;

let world: WorldClient;
let traitId: string;
let seller: Trader;
let buyer: Trader;

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?sort=newest&limit=1').expect(200);
  traitId = TraitPageSchema.parse(body).items[0]?.id ?? '';
  [seller, buyer] = [await newTrader(world, [traitId]), await newTrader(world)];
});

const expectRefused = async (call: Test, status: number, code: string) => {
  const { body, status: answered } = await call;
  expect({ answered, ...RefusalSchema.parse(body) }).toMatchObject({ answered: status, code });
};

const list = async (price = PRICE) => {
  const signed = await signedOrder(seller, 'listing', await traitAt(world, traitId), price);
  const { body } = await seller.post('/orders', signed).expect(201);
  return OrderSchema.parse(body);
};

const ownOrders = async (trader: Trader, query = '') => {
  const { body } = await trader.get(`/wallets/${trader.wallet.address}/orders${query}`).expect(200);
  return WalletOrderPageSchema.parse(body);
};

const looseOf = async (trader: Trader) => {
  const { body } = await trader.get(`/wallets/${trader.wallet.address}/inventory`).expect(200);
  return InventoryPageSchema.parse(body).items.flatMap((item) =>
    item.kind === 'trait' && item.trait.id === traitId ? [item.quantity] : [],
  );
};

test('listing and buying moves the trait and the money, and everyone can see it', async () => {
  const order = await list();
  expect(orderHash(order.components)).toBe(order.hash);
  expect((await traitAt(world, traitId)).floor?.amount).toBe(String(PRICE));

  const request = await signedFulfilment(buyer, order.chainId, order.hash, { highestPrice: PRICE });
  const { body } = await buyer.post(`/orders/${order.hash}/fulfil`, request).expect(200);
  const receipt = ReceiptSchema.parse(body);
  const fees = receipt.fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(BigInt(receipt.proceeds?.amount ?? 0) + fees).toBe(PRICE);
  expect(receipt.activity).toMatchObject({
    type: 'sale',
    from: { address: seller.wallet.address },
    to: { address: buyer.wallet.address },
  });
  expect([await looseOf(seller), await looseOf(buyer)]).toEqual([[], [1]]);
  expect((await ownOrders(seller)).items[0]?.state.kind).toBe('filled');
  expect((await traitAt(world, traitId)).lastSale?.price.amount).toBe(String(PRICE));
  await expectRefused(buyer.post(`/orders/${order.hash}/fulfil`, request), 409, 'already-executed');
});

test('T60 the result of an action is available by its hash, only to its signer', async () => {
  const order = await list();
  const request = await signedFulfilment(buyer, order.chainId, order.hash, { highestPrice: PRICE });
  const { chainId, deployment } = { chainId: order.chainId, deployment: request.deployment };
  const hash = hashTypedData(fulfilmentAction.typedData({ chainId, deployment }, request.message));
  await expectRefused(buyer.get(`/wallets/me/acts/${hash}`), 404, 'unknown-act');
  await buyer.post(`/orders/${order.hash}/fulfil`, request).expect(200);

  const actionOf = async (trader: Trader, of: string) =>
    ExecutedActionSchema.parse((await trader.get(`/wallets/me/acts/${of}`).expect(200)).body);
  expect(await actionOf(buyer, hash)).toMatchObject({
    hash,
    kind: 'fulfilment',
    orderHashes: [order.hash],
    activity: { type: 'sale', to: { address: buyer.wallet.address } },
  });
  expect(await actionOf(seller, order.hash)).toMatchObject({
    kind: 'order',
    activity: { type: 'listing', orderHash: order.hash },
  });
  await expectRefused(seller.get(`/wallets/me/acts/${hash}`), 404, 'unknown-act');
  await expectRefused(buyer.get(`/wallets/me/acts/${order.hash}`), 404, 'unknown-act');

  const wrap = await signedWrap(buyer, 137, 1n);
  await buyer.post('/wallets/me/wrap', wrap).expect(200);
  const wrapped = hashTypedData(wrapAction.typedData({ chainId: 137, deployment }, wrap.message));
  expect(await actionOf(buyer, wrapped)).toMatchObject({
    kind: 'wrap',
    chainId: 137,
    activity: null,
  });
});

test('an offer is received by holders, and accepted by one', async () => {
  const trait = await traitAt(world, traitId);
  const signed = await signedOrder(buyer, 'offer', trait, PRICE);
  const order = OrderSchema.parse((await buyer.post('/orders', signed).expect(201)).body);
  const received = await ownOrders(seller, '?side=received&kind=offer');
  expect(received.items.map(({ hash }) => hash)).toContain(order.hash);
  const request = await signedFulfilment(seller, order.chainId, order.hash, { lowestProceeds: 1n });
  await seller.post(`/orders/${order.hash}/fulfil`, request).expect(200);
  expect([await looseOf(seller), await looseOf(buyer)]).toEqual([[], [1]]);
});

describe('a token without its wallet', () => {
  test("cannot list, buy, cancel or wrap with another wallet's signatures", async () => {
    const order = await list();
    const before = (await stateOf(world)).economy;
    const trait = await traitAt(world, traitId);
    const forged = { ...buyer, token: buyer.token, wallet: seller.wallet };
    const asSeller = await signedOrder({ ...seller, wallet: buyer.wallet }, 'offer', trait, PRICE);
    await expectRefused(seller.post('/orders', asSeller), 403, 'not-yours');
    const buy = await signedFulfilment(forged, order.chainId, order.hash, { highestPrice: PRICE });
    await expectRefused(buyer.post(`/orders/${order.hash}/fulfil`, buy), 403, 'not-yours');
    const claimed = { ...buy, message: { ...buy.message, fulfiller: buyer.wallet.address } };
    await expectRefused(buyer.post(`/orders/${order.hash}/fulfil`, claimed), 403, 'bad-signature');
    const cancel = await signedCancel(buyer, order.chainId, order.hash);
    await expectRefused(buyer.post(`/orders/${order.hash}/cancel`, cancel), 403, 'not-yours');
    const wrap = await signedWrap(forged, 1, 1n);
    await expectRefused(buyer.post('/wallets/me/wrap', wrap), 403, 'not-yours');
    expect((await stateOf(world)).economy).toEqual(before);
  });

  test.each(['/orders', '/orders/cancel-all', '/wallets/me/wrap', '/wallets/me/unwrap'])(
    'without a token %s does not even read the request',
    async (path) => {
      await world.call('post', `/economy/v1${path}`).send({}).expect(401);
    },
  );
});

test('a canceled order is invisible to others', async () => {
  const order = await list();
  const request = await signedCancel(seller, order.chainId, order.hash);
  await seller.post(`/orders/${order.hash}/cancel`, request).expect(200);
  const { body } = await world.call('get', `/economy/v1/traits/${traitId}/orders`).expect(200);
  expect(OrderPageSchema.parse(body).items.map(({ hash }) => hash)).not.toContain(order.hash);
  const buy = await signedFulfilment(buyer, order.chainId, order.hash, { highestPrice: PRICE });
  await expectRefused(buyer.post(`/orders/${order.hash}/fulfil`, buy), 409, 'cancelled');
});

test('exactly one of two people who want the last edition gets it, over HTTP too', async () => {
  const order = await list();
  const rivals = [buyer, await newTrader(world)];
  const requests = await Promise.all(
    rivals.map((rival) =>
      signedFulfilment(rival, order.chainId, order.hash, { highestPrice: PRICE }),
    ),
  );
  const answers = await Promise.all(
    rivals.map((rival, index) => rival.post(`/orders/${order.hash}/fulfil`, requests[index] ?? {})),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a stale listing is inactive only for its maker, becomes active again, and its maker is notified', async () => {
  const stale = await list(2n * PRICE);
  const sold = await list();
  const buy = await signedFulfilment(buyer, sold.chainId, sold.hash, { highestPrice: PRICE });
  await buyer.post(`/orders/${sold.hash}/fulfil`, buy).expect(200);
  const [dormant] = (await ownOrders(seller, '?state=dormant')).items;
  expect(dormant).toMatchObject({
    hash: stale.hash,
    state: { kind: 'dormant', reason: 'maker-not-the-holder' },
  });
  const { body } = await world.call('get', `/economy/v1/traits/${traitId}/orders`).expect(200);
  expect(OrderPageSchema.parse(body).items.map(({ hash }) => hash)).not.toContain(stale.hash);

  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: seller.wallet.address, traits: [{ id: traitId, quantity: 1 }] })
    .expect(200);
  const { items } = await ownOrders(seller, '?state=fillable');
  expect(items.map(({ hash }) => hash)).toEqual([stale.hash]);
  expect(items[0]?.revivedAt).not.toBeNull();
});

test('your orders are shown only to your wallet', async () => {
  await expectRefused(buyer.get(`/wallets/${seller.wallet.address}/orders`), 403, 'not-yours');
});

test('wrapping moves coin on one chain, and the chain’s RPC shows it', async () => {
  const request = await signedWrap(buyer, 137, PRICE);
  const { body } = await buyer.post('/wallets/me/wrap', request).expect(200);
  expect(BalanceSchema.parse(body)).toMatchObject({
    chainId: 137,
    native: String(10n ** 22n - PRICE),
    wrapped: String(10n ** 22n + PRICE),
  });
  const rpc = await world
    .call('post', '/rpc/137')
    .send({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [buyer.wallet.address] });
  expect(BigInt(rpc.body.result)).toBe(10n ** 22n - PRICE);
  const balances = BalancesSchema.parse((await buyer.get('/wallets/me/balances')).body);
  expect(balances.items.map(({ chainId }) => chainId)).toEqual([1, 137]);
});

test('a snapshot includes the market, and a reset clears it', async () => {
  const order = await list();
  const before = await stateOf(world);
  const request = await signedCancel(seller, order.chainId, order.hash);
  await seller.post(`/orders/${order.hash}/cancel`, request).expect(200);
  await world.call('post', '/__mock/state').send(before).expect(200);
  expect(JSON.stringify(await stateOf(world))).toBe(JSON.stringify(before));
  expect((await ownOrders(seller)).items[0]?.state.kind).toBe('fillable');

  const other = server.world();
  await other.call('post', '/__mock/state').send(before).expect(200);
  const there = await other.call('get', `/economy/v1/traits/${traitId}/orders`).expect(200);
  expect(OrderPageSchema.parse(there.body).items.map(({ hash }) => hash)).toContain(order.hash);

  await world.call('post', '/__mock/reset').expect(200);
  expect((await stateOf(world)).economy).toBeNull();
  expect((await ownOrders(seller)).items).toEqual([]);
});

test('a grant of something that doesn’t exist is refused, and gives nothing', async () => {
  const coins = [{ chainId: 1, coin: 'native', amount: '1' }];
  for (const wish of [
    { traits: [{ id: 'nothing', quantity: 1 }] },
    { avatars: [{ collection: 'nowhere', tokenId: '1' }] },
  ]) {
    await world
      .call('post', '/__mock/grants')
      .send({ walletAddress: buyer.wallet.address, coins, ...wish })
      .expect(404);
  }
  const { items } = BalancesSchema.parse((await buyer.get('/wallets/me/balances')).body);
  expect(items[0]?.native).toBe(String(10n ** 22n));
});

test('T66 an amount beyond what a chain can count is refused, however it would arrive, and everything stays readable', async () => {
  const most = 2n ** 256n - 1n;
  const grant = (coin: string, amount: bigint) =>
    world.call('post', '/__mock/grants').send({
      walletAddress: buyer.wallet.address,
      coins: [{ chainId: 1, coin, amount: String(amount) }],
    });
  const balance = async () => {
    const { body } = await buyer.get('/wallets/me/balances').expect(200);
    return BalancesSchema.parse(body).items[0];
  };
  const had = await balance();
  await grant('native', most - BigInt(had?.native ?? 0)).expect(200);
  await grant('wrapped', most - BigInt(had?.wrapped ?? 0)).expect(200);

  for (const coin of ['native', 'wrapped']) {
    for (const amount of [1n, most]) {
      const { body } = await grant(coin, amount).expect(400);
      expect(body.message).toMatch(/2\^256 wei/);
    }
  }
  const wrap = await signedWrap(buyer, 1, 1n);
  await expectRefused(buyer.post('/wallets/me/wrap', wrap), 400, 'bad-terms');
  expect(await balance()).toMatchObject({ native: String(most), wrapped: String(most) });

  const state = await stateOf(world);
  await world.call('post', '/__mock/state').send(state).expect(200);
  expect(JSON.stringify(await stateOf(world))).toBe(JSON.stringify(state));
});

test('E77 an inventory shows how many offers from others can be accepted for it', async () => {
  const offersFor = async (): Promise<unknown> => {
    const path = `/economy/v1/wallets/${seller.wallet.address}/inventory?kind=trait&limit=60`;
    const { items } = InventoryPageSchema.parse((await world.call('get', path).expect(200)).body);
    return items.find((item) => item.kind === 'trait' && item.trait.id === traitId)?.offersReceived;
  };
  const before = Number(await offersFor());
  const trait = await traitAt(world, traitId);
  await buyer.post('/orders', await signedOrder(buyer, 'offer', trait, PRICE)).expect(201);
  await seller.post('/orders', await signedOrder(seller, 'offer', trait, PRICE)).expect(201);
  expect(await offersFor()).toBe(before + 1);
});
