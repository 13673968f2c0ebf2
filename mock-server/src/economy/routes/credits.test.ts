import { subscribeAction } from '@trait-market/contract/economy/actions';
import { CreditLedgerSchema, CreditsBoughtSchema } from '@trait-market/contract/economy/credits';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { ExecutedActionSchema } from '@trait-market/contract/economy/wallets';
import { RefusalSchema } from '@trait-market/contract/economy/shared';
import type { Test } from 'supertest';
import { hashTypedData } from 'viem';
import { beforeEach, expect, test } from 'vitest';

import { creditActionsFor } from '../../testing/credit-actions';
import { DEPLOYMENT } from '../../testing/market';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newTrader, type Trader } from '../../testing/traders';
import { signerOf } from '../../testing/signer';
import { signIn } from '../../testing/wallet';
import { PLANS } from '../credits/plans';

const server = useMockServer();
const DAY_MS = 24 * 60 * 60_000;

let world: WorldClient;
let trader: Trader;
let acts: ReturnType<typeof creditActionsFor>;

beforeEach(async () => {
  world = server.world();
  trader = await newTrader(world);
  const { wallet } = trader;
  acts = creditActionsFor(signerOf(wallet, Date.now));
});

const enter = (token: string) => {
  trader = {
    wallet: trader.wallet,
    token,
    get: (path) => world.call('get', `/economy/v1${path}`, token),
    post: (path, body) => world.call('post', `/economy/v1${path}`, token).send(body),
  };
};

const ledgerOf = async (query = '') =>
  CreditLedgerSchema.parse(
    (await trader.get(`/wallets/me/credits/ledger${query}`).expect(200)).body,
  );
const balanceOf = async () =>
  (await world.call('get', '/v1/users/credits', trader.token).expect(200)).body;
const tierOf = async () =>
  (await world.call('get', '/v1/users/me', trader.token).expect(200)).body.premiumTier;
/** Advances the clock, and signs in again because the token has expired. */
const passDays = async (days: number) => {
  await world
    .call('post', '/__mock/clock')
    .send({ advanceMs: days * DAY_MS })
    .expect(200);
  enter(await signIn(world, trader.wallet));
};

const expectRefused = async (call: Test, status: number, code?: string) => {
  const { body, status: answered } = await call;
  expect({ answered, code: RefusalSchema.parse(body).code }).toEqual({ answered: status, code });
};

test('anyone can see what plans and bundles cost', async () => {
  const { body } = await world.call('get', '/economy/v1/plans').expect(200);
  expect(body).toEqual(PLANS);
});

test('E39 buying a plan adds its credits, and its tier is shown until it ends', async () => {
  expect(await tierOf()).toBe('Free');
  const request = await acts.signSubscribe('Advanced');
  const { body } = await trader.post('/subscriptions', request).expect(201);
  const bought = CreditsBoughtSchema.parse(body);
  expect(bought).toMatchObject({
    credits: 250,
    paid: PLANS.plans[1]?.prices[0],
    balance: { subscription: 250, vanilla: 0 },
    subscription: { plan: 'Advanced' },
  });
  const { startedAt, endsAt } = bought.subscription ?? { startedAt: '', endsAt: '' };
  expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(30 * DAY_MS);
  expect(await tierOf()).toBe('Advanced');

  const place = { chainId: 1, deployment: DEPLOYMENT } as const;
  const hash = hashTypedData(subscribeAction.typedData(place, request.message));
  const act = await trader.get(`/wallets/me/acts/${hash}`).expect(200);
  expect(ExecutedActionSchema.parse(act.body)).toMatchObject({ kind: 'subscribe', activity: null });
});

test('a plan and its tier end by the world’s clock, and its credits end a period later', async () => {
  await trader.post('/subscriptions', await acts.signSubscribe('Basic')).expect(201);
  await trader.post('/credits/buy', await acts.signBuyCredits(50)).expect(201);
  await passDays(30);
  expect(await tierOf()).toBe('Free');
  const ended = await ledgerOf();
  expect(ended).toMatchObject({
    balance: { subscription: 100, vanilla: 50 },
    subscription: null,
    endedSubscription: { plan: 'Basic' },
  });
  expect(Date.parse(ended.asOf)).toBeGreaterThanOrEqual(
    Date.parse(ended.endedSubscription?.endsAt ?? ''),
  );
  await passDays(30);
  const ledger = await ledgerOf();
  expect(ledger.items.map(({ reason, amount, balance }) => [reason, amount, balance])).toEqual([
    ['expiry', -100, 50],
    ['bundle', 50, 150],
    ['subscription', 100, 100],
  ]);
  expect(ledger.items[0]?.at).toBe(
    new Date(Date.parse(ledger.items[2]?.at ?? '') + 60 * DAY_MS).toISOString(),
  );
  expect(await balanceOf()).toEqual({ subscription: { amount: 0 }, vanilla: { amount: 50 } });
});

test('the ledger has every gain and spend on pages, and adds up to the balance', async () => {
  expect(await ledgerOf()).toEqual({
    items: [],
    nextCursor: null,
    total: 0,
    balance: { subscription: 0, vanilla: 0 },
    lots: [],
    subscription: null,
    endedSubscription: null,
    asOf: expect.any(String),
  });
  for (const credits of [50, 200, 500]) {
    await trader.post('/credits/buy', await acts.signBuyCredits(credits)).expect(201);
  }
  await trader.post('/subscriptions', await acts.signSubscribe('Basic')).expect(201);
  const first = await ledgerOf('?limit=3');
  expect(first).toMatchObject({ total: 4, balance: { subscription: 100, vanilla: 750 } });
  expect(first.items.map(({ balance }) => balance)).toEqual([850, 750, 250]);
  expect(first.lots.map(({ bucket, amount }) => [bucket, amount])).toEqual([
    ['subscription', 100],
    ['vanilla', 50],
    ['vanilla', 200],
    ['vanilla', 500],
  ]);
  const second = await ledgerOf(`?limit=3&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ amount: 50, balance: 50 }], nextCursor: null });
  const sum = [...first.items, ...second.items].reduce((all, { amount }) => all + amount, 0);
  const { subscription, vanilla } = await balanceOf();
  expect(subscription.amount + vanilla.amount).toBe(sum);
  await expectRefused(trader.get('/wallets/me/credits/ledger?cursor=bm9uZQ'), 400, 'bad-cursor');
});

test('a ledger is private: others have their own, and no one sees one without a token', async () => {
  await trader.post('/credits/buy', await acts.signBuyCredits(50)).expect(201);
  const other = await newTrader(world);
  const { body } = await other.get('/wallets/me/credits/ledger').expect(200);
  expect(body).toMatchObject({ items: [], balance: { vanilla: 0 } });
  await expectRefused(world.call('get', '/economy/v1/wallets/me/credits/ledger'), 401);
});

test('the demo collector’s plan was granted, with credits that end a period after it', async () => {
  enter(await signIn(world, demoAccount()));
  const { balance, lots, subscription, items } = await ledgerOf();
  expect(balance).toEqual({ subscription: 120, vanilla: 45 });
  expect(items.map(({ reason }) => reason)).toEqual(['grant', 'grant']);
  expect(subscription?.plan).toBe('Advanced');
  expect(Date.parse(lots[0]?.endsAt ?? '') - Date.parse(subscription?.endsAt ?? '')).toBe(
    30 * DAY_MS,
  );
});

test('a refusal has its status and its code', async () => {
  const plan = await acts.signSubscribe('Basic');
  const { message } = plan;
  await trader.post('/subscriptions', plan).expect(201);
  const refusals: [Promise<object> | object, string, number, string?][] = [
    [plan, '/subscriptions', 409, 'already-executed'],
    [{ ...plan, chainId: 5 }, '/subscriptions', 400, 'wrong-chain'],
    [acts.signSubscribe('Elite', { nonce: message.nonce }), '/subscriptions', 409, 'replayed'],
    [acts.signSubscribe('Elite', { highestPrice: '1' }), '/subscriptions', 409, 'price-moved'],
    [acts.signSubscribe('Elite', { deadline: '1' }), '/subscriptions', 400, 'deadline-passed'],
    [{ ...plan, message: { ...message, plan: 'Gold' } }, '/subscriptions', 400],
    [acts.signBuyCredits(70), '/credits/buy', 404, 'unknown-plan'],
    [acts.signBuyCredits(50, { highestPrice: '1' }), '/credits/buy', 409, 'price-moved'],
    [
      { ...(await acts.signBuyCredits(50)), signature: plan.signature },
      '/credits/buy',
      403,
      'bad-signature',
    ],
  ];
  for (const [request, path, status, code] of refusals) {
    await expectRefused(trader.post(path, await request), status, code);
  }
  const other = await newTrader(world);
  await expectRefused(other.post('/credits/buy', await acts.signBuyCredits(50)), 403, 'not-yours');
  await expectRefused(
    world.call('post', '/economy/v1/credits/buy').send(await acts.signBuyCredits(50)),
    401,
  );
  expect(await balanceOf()).toEqual({ subscription: { amount: 100 }, vanilla: { amount: 0 } });
});
