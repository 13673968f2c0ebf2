import {
  LARGEST_UINT256,
  MAX_ORDER_WEI,
  refusalCodeOf,
} from '@trait-market/contract/economy/shared';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { stateOf } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedFulfilment,
  signedOrder,
  signedWrap,
  traitAt,
  type Trader,
} from '../../testing/traders';

const server = useMockServer();
const EDITIONS = 1_000;

type Scene = { world: WorldClient; seller: Trader; buyer: Trader; id: string; collection: string };

const grant = ({ world }: Scene, { wallet }: Trader, wish: object) =>
  world.call('post', '/__mock/grants').send({ walletAddress: wallet.address, ...wish });

const setScene = async (): Promise<Scene> => {
  const world = server.world();
  const { body } = await world
    .call('get', '/economy/v1/traits?sort=newest&limit=1&chainId=1')
    .expect(200);
  const [trait] = TraitPageSchema.parse(body).items;
  const { id = '', collection = '' } = trait ?? {};
  const [seller, buyer] = [await newTrader(world), await newTrader(world)];
  const scene = { world, seller, buyer, id, collection };
  for (const trader of [seller, buyer]) {
    await grant(scene, trader, { traits: [{ id, quantity: EDITIONS }] }).expect(200);
  }
  for (const coin of ['native', 'wrapped']) {
    const coins = [{ chainId: 1, coin, amount: String(2n ** 254n) }];
    await grant(scene, buyer, { coins }).expect(200);
  }
  return scene;
};

/** Requires every response that contains amounts, or their sums or products, to be valid. */
const expectReadable = async ({ world, seller, buyer, id, collection }: Scene): Promise<void> => {
  const open = [
    '/activity',
    '/traits?limit=60',
    `/traits/${id}`,
    `/traits/${id}/orders`,
    `/traits/${id}/history`,
    '/listings?chainId=1',
    '/collections',
    `/collections/${collection}`,
    `/collections/${collection}/stats`,
    '/leaders',
    `/looks/price?wear=${id}`,
    '/avatars',
    '/constructions',
  ];
  const own = ({ wallet }: Trader) => [
    `/wallets/${wallet.address}/inventory?sort=floor`,
    `/wallets/${wallet.address}/inventory?sort=best-offer`,
    `/wallets/${wallet.address}/orders`,
    `/wallets/${wallet.address}/orders?side=received`,
    '/wallets/me/value',
    '/wallets/me/gains',
    '/wallets/me/attention',
    '/wallets/me/balances',
    '/wallets/me/spending-limits',
    '/wallets/me/notices',
  ];
  const reads = [
    ...open.map((path) => ({ trader: seller, path })),
    ...[seller, buyer].flatMap((trader) => own(trader).map((path) => ({ trader, path }))),
  ];
  for (const { trader, path } of reads) {
    const { status } = await trader.get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  await server
    .world()
    .call('post', '/__mock/state')
    .send(await stateOf(world))
    .expect(200);
};

type Action = {
  kind: 'listing' | 'offer' | 'wrap' | 'unwrap' | 'grant' | 'limit';
  amount: bigint;
  quantity: bigint;
};

/** Performs an action, fills the order that it may post, and returns all HTTP statuses. */
const perform = async (scene: Scene, { kind, amount, quantity }: Action): Promise<number[]> => {
  const { world, seller, buyer, id } = scene;
  if (kind === 'wrap' || kind === 'unwrap') {
    const wrap = await signedWrap(buyer, 1, amount > LARGEST_UINT256 ? LARGEST_UINT256 : amount);
    return [(await buyer.post(`/wallets/me/${kind}`, wrap)).status];
  }
  if (kind === 'grant') {
    const coins = [{ chainId: 1, coin: 'native', amount: String(amount) }];
    return [(await grant(scene, buyer, { coins })).status];
  }
  if (kind === 'limit') {
    const limit = { chainId: 1, limit: String(amount) };
    const { status } = await world
      .call('put', '/economy/v1/wallets/me/spending-limits', buyer.token)
      .send(limit);
    return [status];
  }
  const trait = await traitAt(world, id);
  const [maker, taker] = kind === 'listing' ? [seller, buyer] : [buyer, seller];
  const unitPrice = amount / quantity;
  if (kind === 'offer' && unitPrice * quantity > LARGEST_UINT256) return [];
  const signed = await signedOrder(maker, kind, trait, unitPrice, quantity);
  const made = await maker.post('/orders', signed);
  if (made.status !== 201) {
    expect(refusalCodeOf(made.body)).toBeDefined();
    return [made.status];
  }
  expect(unitPrice * quantity <= MAX_ORDER_WEI).toBe(true);
  const { hash, chainId } = OrderSchema.parse(made.body);
  const bound = kind === 'listing' ? { highestPrice: LARGEST_UINT256 } : { lowestProceeds: 1n };
  const taken = await signedFulfilment(taker, chainId, hash, bound);
  return [made.status, (await taker.post(`/orders/${hash}/fulfil`, taken)).status];
};

/** The seller's share and each fee fit in a uint256, but their sum doesn't. */
const BEYOND = LARGEST_UINT256 + 2n ** 249n;

const anyAmount = fc.oneof(
  fc.constantFrom(
    MAX_ORDER_WEI - 1n,
    MAX_ORDER_WEI,
    MAX_ORDER_WEI + 1n,
    2n ** 255n,
    LARGEST_UINT256,
    2n ** 256n,
    BEYOND,
  ),
  fc.bigInt(10_000n, BEYOND),
  fc.bigInt(10_000n, MAX_ORDER_WEI),
);

const anyAction = fc.record({
  kind: fc.constantFrom<Action['kind']>(
    'listing',
    'listing',
    'offer',
    'wrap',
    'unwrap',
    'grant',
    'limit',
  ),
  amount: anyAmount,
  quantity: fc.oneof(fc.constant(1n), fc.bigInt(1n, BigInt(EDITIONS))),
});

test(
  'T85 whatever amounts and quantities an action names, it is refused or everything stays readable',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 4 }), async (acts) => {
        const scene = await setScene();
        for (const act of acts) {
          const statuses = await perform(scene, act);
          expect({ act, failed: statuses.filter((status) => status >= 500) }).toEqual({
            act,
            failed: [],
          });
        }
        await expectReadable(scene);
      }),
      { numRuns: 12 },
    );
  },
);

test('T85 an order for more than an order may cost is refused, and leaves nothing behind', async () => {
  const scene = await setScene();
  const { seller, world, id } = scene;
  const trait = await traitAt(world, id);
  for (const [price, quantity] of [
    [MAX_ORDER_WEI + 1n, 1n],
    [2n ** 256n, 1n],
    [2n ** 120n, 1_000n],
  ] as const) {
    const signed = await signedOrder(seller, 'listing', trait, price, quantity);
    const { body } = await seller.post('/orders', signed).expect(400);
    expect([refusalCodeOf(body), body.message]).toEqual([
      'bad-terms',
      'An order costs less than 2^128 wei in all.',
    ]);
  }
  const signed = await signedOrder(seller, 'listing', trait, MAX_ORDER_WEI, 1n);
  await seller.post('/orders', signed).expect(201);
  await expectReadable(scene);
});
