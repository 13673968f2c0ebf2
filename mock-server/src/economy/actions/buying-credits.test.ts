import type { ChainId, PlanName } from '@trait-market/contract/economy/shared';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountOf, type Account } from '../../kernel/account';
import { creditActionsFor } from '../../testing/credit-actions';
import { ETHER, openTestMarket, soon, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { signerOf } from '../../testing/signer';
import { newWallet } from '../../testing/wallet';
import { PERIOD_MS } from '../../world/plans';
import { BUNDLES, PLAN_PRICES } from '../credits/plans';
import { MARKET_FEE_ACCOUNT } from '../prices/fees';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const account = accountOf(wallet.address);
  const acts = creditActionsFor(signerOf(wallet, () => place.clock.now));
  place.giveCoin(account, ETHER);
  return { account, ...acts };
};

beforeEach(() => {
  place = openTestMarket();
  [alice, bob] = [collector(), collector()];
});

const book = () => place.market.context.credits;
const nativeOf = (account: Account, chainId: ChainId = 1) =>
  place.market.context.settlement.coinOf(account, chainId, 'native');
const feeAccount = accountOf(MARKET_FEE_ACCOUNT);
const planPrice = (plan: PlanName, chainId: ChainId = 1) =>
  BigInt(PLAN_PRICES[plan][chainId].amount);
const bundlePrice = (wanted: number, chainId: ChainId = 1) =>
  BigInt(BUNDLES.find(({ credits }) => credits === wanted)?.prices[chainId].amount ?? 0);

const subscribe = async (plan: PlanName, who = alice) =>
  place.market.subscribe(who.account, await who.signSubscribe(plan));
const buy = async (credits: number, who = alice) =>
  place.market.buyCredits(who.account, await who.signBuyCredits(credits));

const everything = () =>
  JSON.stringify([
    stateOfTables(0, place.market.context.tables),
    [...place.coins].map(([key, wei]) => `${key} ${wei}`),
    [alice, bob].map(({ account }) => book().entries(account)),
  ]);

test('a plan is paid to the market’s fee account and starts immediately', async () => {
  const before = place.clock.now;
  expect(await subscribe('Advanced')).toEqual({ credits: 250, paid: PLAN_PRICES.Advanced[1] });
  expect(nativeOf(alice.account)).toBe(ETHER - planPrice('Advanced'));
  expect(nativeOf(feeAccount)).toBe(planPrice('Advanced'));
  expect(book().of(alice.account)).toEqual({ subscription: 250, vanilla: 0 });
  expect(book().subscription(alice.account)).toMatchObject({
    plan: 'Advanced',
    startedAt: before,
    endsAt: before + PERIOD_MS,
  });
});

test('a bundle gives vanilla credits, which never expire', async () => {
  expect(await buy(200)).toEqual({ credits: 200, paid: BUNDLES[1]?.prices[1] });
  expect(nativeOf(feeAccount)).toBe(bundlePrice(200));
  place.clock.now += 100 * PERIOD_MS;
  expect(book().of(alice.account)).toEqual({ subscription: 0, vanilla: 200 });
  expect(book().lots(alice.account)).toMatchObject([
    { bucket: 'vanilla', left: 200, endsAt: null },
  ]);
});

test('each is paid in the native coin of the chain that was signed for', async () => {
  place.giveCoin(alice.account, 1_000n * ETHER, 137);
  await place.market.subscribe(alice.account, await alice.signSubscribe('Elite', {}, 137));
  await place.market.buyCredits(alice.account, await alice.signBuyCredits(50, {}, 137));
  const due = planPrice('Elite', 137) + bundlePrice(50, 137);
  expect(nativeOf(alice.account, 137)).toBe(1_000n * ETHER - due);
  expect(nativeOf(feeAccount, 137)).toBe(due);
  expect(nativeOf(alice.account)).toBe(ETHER);
});

test('a purchase is identified by the hash of what was signed', async () => {
  await subscribe('Basic');
  await buy(50);
  const { acts } = place.market.context.tables;
  const stored = acts.rows();
  expect(stored).toMatchObject([
    { account: alice.account, kind: 'subscribe', chainId: 1, orderHashes: [], activity: null },
    { account: alice.account, kind: 'buyCredits', chainId: 1, orderHashes: [], activity: null },
  ]);
  expect(
    book()
      .entries(alice.account)
      .map(({ act }) => act),
  ).toEqual(stored.map(({ hash }) => hash));
});

describe('refuses, and changes nothing:', () => {
  type Refused = {
    signed?: { highestPrice?: string; deadline?: string };
    sent?: { chainId?: number; deployment?: `0x${string}` };
  };

  const ACTS = {
    'a plan': async (change: Refused = {}) => {
      const request = await alice.signSubscribe('Basic', change.signed);
      return (who = alice.account) => place.market.subscribe(who, { ...request, ...change.sent });
    },
    'a bundle': async (change: Refused = {}) => {
      const request = await alice.signBuyCredits(50, change.signed);
      return (who = alice.account) => place.market.buyCredits(who, { ...request, ...change.sent });
    },
  };
  describe.each(Object.entries(ACTS))('%s', (name, prepare) => {
    const price = () => (name === 'a plan' ? planPrice('Basic') : bundlePrice(50));
    const expectRefused = async (act: Promise<unknown>, code: string) => {
      const before = everything();
      expect(await refusalOf(act)).toBe(code);
      expect(everything()).toBe(before);
    };

    test('that was already bought with the same signature, even past its deadline', async () => {
      const send = await prepare();
      await send();
      await expectRefused(send(), 'already-executed');
      place.clock.now += 2 * 60 * 60_000;
      await expectRefused(send(), 'already-executed');
    });

    test('with a nonce that another action has used', async () => {
      const request = await alice.signBuyCredits(200, { nonce: '7' });
      await place.market.buyCredits(alice.account, request);
      const other = await alice.signSubscribe('Elite', { nonce: '7' });
      await expectRefused(place.market.subscribe(alice.account, other), 'replayed');
    });

    test('that was signed by another wallet', async () => {
      await expectRefused((await prepare())(bob.account), 'not-yours');
    });

    test('that was signed for another chain, or for an unknown one', async () => {
      await expectRefused((await prepare({ sent: { chainId: 137 } }))(), 'wrong-chain');
      await expectRefused((await prepare({ sent: { chainId: 5 } }))(), 'wrong-chain');
    });

    test('that was signed on another site', async () => {
      const deployment = `0x${'1'.repeat(64)}` as const;
      await expectRefused((await prepare({ sent: { deployment } }))(), 'wrong-deployment');
    });

    test('whose deadline has passed, or is too far away', async () => {
      const late = { signed: { deadline: soon(place.clock.now - 700_000) } };
      await expectRefused((await prepare(late))(), 'deadline-passed');
      const far = { signed: { deadline: soon(place.clock.now + 3_600_000) } };
      await expectRefused((await prepare(far))(), 'deadline-too-far');
    });

    test('that costs more than was signed', async () => {
      const bound = (by: bigint) => ({ signed: { highestPrice: String(price() + by) } });
      await expectRefused((await prepare(bound(-1n)))(), 'price-moved');
      expect(await refusalOf((await prepare(bound(0n)))())).toBeUndefined();
    });

    test("that the wallet can't pay for, even with enough wrapped coin", async () => {
      place.giveCoin(alice.account, price() - 1n);
      place.giveWrapped(alice.account, ETHER);
      await expectRefused((await prepare())(), 'underfunded');
      place.giveCoin(alice.account, price());
      expect(await refusalOf((await prepare())())).toBeUndefined();
    });
  });

  test('a message that was altered after it was signed', async () => {
    const plan = await alice.signSubscribe('Basic');
    const elite = { ...plan, message: { ...plan.message, plan: 'Elite' as const } };
    expect(await refusalOf(place.market.subscribe(alice.account, elite))).toBe('bad-signature');
    const bundle = await alice.signBuyCredits(50);
    const more = { ...bundle, message: { ...bundle.message, credits: '500' } };
    expect(await refusalOf(place.market.buyCredits(alice.account, more))).toBe('bad-signature');
  });

  test.each([0, 1, 51, 600])("a bundle of %i credits, which doesn't exist", async (credits) => {
    const before = everything();
    expect(await refusalOf(buy(credits))).toBe('unknown-plan');
    expect(everything()).toBe(before);
  });
});

test('a change of plan takes effect immediately, and the remaining credits of the old plan stay', async () => {
  await subscribe('Elite');
  place.clock.now += PERIOD_MS / 2;
  const changedAt = place.clock.now;
  await subscribe('Basic');
  expect(book().of(alice.account).subscription).toBe(700);
  expect(book().subscription(alice.account)).toMatchObject({
    plan: 'Basic',
    endsAt: changedAt + PERIOD_MS,
  });
});

test('nothing renews itself: after the end there is no plan, and its credits last one more period', async () => {
  await subscribe('Basic');
  place.clock.now += PERIOD_MS;
  expect(book().subscription(alice.account)).toBeUndefined();
  expect(book().of(alice.account).subscription).toBe(100);
  place.clock.now += PERIOD_MS;
  expect(book().of(alice.account).subscription).toBe(0);
  expect(nativeOf(feeAccount)).toBe(planPrice('Basic'));
});

test("rolled-over and new credits together are at most twice the plan's", async () => {
  await subscribe('Advanced');
  place.clock.now += PERIOD_MS;
  await subscribe('Basic');
  expect(book().of(alice.account).subscription).toBe(200);
  expect(book().entries(alice.account).at(-1)).toMatchObject({
    reason: 'expiry',
    amount: -150,
    at: place.clock.now,
  });
});

test('credits that expire between two actions can only be spent by the first', async () => {
  await subscribe('Basic');
  await buy(50);
  const act = `0x${'a'.repeat(64)}` as const;
  place.clock.now += 2 * PERIOD_MS - 1;
  expect(book().spend(alice.account, 30, act)).toEqual({ subscription: 30, vanilla: 0 });
  place.clock.now += 1;
  expect(book().spend(alice.account, 30, `0x${'b'.repeat(64)}`)).toEqual({
    subscription: 0,
    vanilla: 30,
  });
  expect(book().giveBack(alice.account, act)).toEqual({ subscription: 0, vanilla: 30 });
});

test('of two simultaneous purchases with enough coin for one, exactly one succeeds', async () => {
  place.giveCoin(alice.account, planPrice('Basic') + bundlePrice(50) - 1n);
  const requests = [await alice.signSubscribe('Basic'), await alice.signBuyCredits(50)] as const;
  const codes = await Promise.all([
    refusalOf(place.market.subscribe(alice.account, requests[0])),
    refusalOf(place.market.buyCredits(alice.account, requests[1])),
  ]);
  expect(codes.toSorted()).toEqual(['underfunded', undefined]);
  expect(book().of(alice.account)).toEqual(
    codes[0] === undefined ? { subscription: 100, vanilla: 0 } : { subscription: 0, vanilla: 50 },
  );
});

test('the same purchase sent twice concurrently is paid for once', async () => {
  const request = await alice.signBuyCredits(50);
  const send = () => refusalOf(place.market.buyCredits(alice.account, request));
  const codes = await Promise.all([send(), send()]);
  expect(codes.toSorted()).toEqual(['already-executed', undefined]);
  expect(nativeOf(alice.account)).toBe(ETHER - bundlePrice(50));
  expect(book().of(alice.account).vanilla).toBe(50);
});
