import { type WrapRequest, wrapAction } from '@trait-market/contract/economy/actions';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DEPLOYMENT, ETHER, MARKET_NOW, openTestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { MarketRefusal } from '../shared/refusal';
import { stateOfTables } from '../tables/tables';
import { defineAction, type Signed } from './perform';

const COST = 5;

let place: ReturnType<typeof openTestMarket>;
let alice: ReturnType<typeof actingFor>;
let isRefused: boolean;
let stored: number;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 2);
  place.setCredits(alice.account, 0, COST * 2);
  isRefused = false;
  stored = 0;
});

const action = defineAction(wrapAction, {
  effects: (_context, { caller, chainId, now }: Signed<WrapRequest>) => {
    if (isRefused) throw new MarketRefusal('bad-terms', 'No.');
    return {
      credits: { amount: COST, reason: 'dress' },
      movements: [{ kind: 'burn', traitId: 'alpha-hat', from: caller, quantity: 1 }],
      activities: [
        {
          type: 'burn',
          at: now,
          chainId,
          from: caller,
          to: null,
          goods: [{ kind: 'trait', traitId: 'alpha-hat', quantity: 1 }],
          inReturn: [],
          price: null,
          orderHash: null,
        },
      ],
      store: ({ credits }) => {
        stored += 1;
        return credits;
      },
    };
  },
});

const send = (request: WrapRequest, caller = alice.account) =>
  action((task) => task(place.market.context), place.market.context)(caller, request);

const snapshot = () =>
  JSON.stringify([
    stateOfTables(0, place.market.context.tables),
    place.credits.of(alice.account, place.clock.now),
  ]);

test('an action that states only its effects is paid, moved, logged and recorded', async () => {
  const request = await alice.signWrap('wrap', ETHER);
  expect(await send(request)).toEqual({ subscription: 0, vanilla: COST });
  const { context } = place.market;
  expect(context.settlement.looseOf(alice.account, 'alpha-hat')).toBe(1);
  const [latest] = context.tables.log.all();
  expect(latest).toMatchObject({ type: 'burn', from: alice.account });
  const [row] = [...context.tables.acts.keys()].map((key) => context.tables.acts.find(key));
  expect(row).toEqual({
    account: alice.account,
    hash: expect.stringMatching(/^0x[\da-f]{64}$/),
    kind: 'wrap',
    chainId: 1,
    nonce: request.message.nonce,
    at: MARKET_NOW,
    orderHashes: [],
    activity: latest?.id,
  });
});

test('an action that states only its effects marks orders that it leaves unfillable', async () => {
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  await send(await alice.signWrap('wrap', ETHER));
  await send(await alice.signWrap('wrap', ETHER));
  const [row] = place.market.context.tables.orders.findBy('openMaker', alice.account);
  expect(row?.components).toEqual(order.components);
  expect(row?.dormantSince).toBe(MARKET_NOW);
});

test('T60 T64 no action has to check its signature, its nonce or its deadline itself', async () => {
  const first = await alice.signWrap('wrap', ETHER);
  await send(first);
  const bob = actingFor(newWallet(), place.market);
  const fresh = await alice.signWrap('wrap', ETHER);
  const { nonce } = first.message;
  const again = { ...fresh.message, amount: '7', nonce };
  const signature = await alice.wallet.signTypedData(
    wrapAction.typedData({ chainId: 1, deployment: DEPLOYMENT }, again),
  );
  const before = snapshot();
  expect(await refusalOf(send(first))).toBe('already-executed');
  expect(await refusalOf(send({ ...fresh, message: again, signature }))).toBe('replayed');
  expect(await refusalOf(send(fresh, bob.account))).toBe('not-yours');
  expect(await refusalOf(send({ ...fresh, signature }))).toBe('bad-signature');
  expect(await refusalOf(send({ ...fresh, chainId: 137 }))).toBe('wrong-chain');
  expect(await refusalOf(send({ ...fresh, chainId: 5 }))).toBe('wrong-chain');
  const elsewhere = { ...fresh, deployment: `0x${'1'.repeat(64)}` } as const;
  expect(await refusalOf(send(elsewhere))).toBe('wrong-deployment');
  place.clock.now += 60 * 60_000;
  expect(await refusalOf(send(fresh))).toBe('deadline-passed');
  place.clock.now = MARKET_NOW - 2 * 60 * 60_000;
  expect(await refusalOf(send(fresh))).toBe('deadline-too-far');
  place.clock.now = MARKET_NOW;
  expect(snapshot()).toBe(before);
  expect(stored).toBe(1);
});

test('a refused action changes nothing, and so does one with too few credits', async () => {
  isRefused = true;
  const request = await alice.signWrap('wrap', ETHER);
  const before = snapshot();
  expect(await refusalOf(send(request))).toBe('bad-terms');
  expect(snapshot()).toBe(before);
  isRefused = false;
  place.setCredits(alice.account, 0, COST - 1);
  const poor = snapshot();
  expect(await refusalOf(send(request))).toBe('credits-short');
  expect(snapshot()).toBe(poor);
});
