import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { PERIOD_MS, PLAN_CREDITS } from '../plans';
import type { Credits } from './credits';
import { createRecords } from './records';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const actionOf = (number: number) => `0x${String(number).padStart(64, '0')}` as const;

type Step = { name: string; wait: number; run: (credits: Credits, now: number) => void };

const anAction = fc.nat({ max: 5 }).map(actionOf);
const anAmount = fc.nat({ max: 300 });
const aPlan = fc.constantFrom('Basic' as const, 'Advanced' as const, 'Elite' as const);

const aRun = fc.oneof(
  fc.tuple(aPlan, anAction).map(([plan, act]) => ({
    name: `subscribe ${plan}`,
    run: (credits: Credits, now: number) => void credits.startPlan(account, plan, act, now),
  })),
  fc.tuple(anAmount, anAction).map(([amount, act]) => ({
    name: `spend ${amount}`,
    run: (credits: Credits, now: number) => void credits.spend(account, amount, act, now),
  })),
  anAction.map((act) => ({
    name: `give back ${act}`,
    run: (credits: Credits, now: number) => void credits.giveBack(account, act, now),
  })),
  fc.tuple(anAmount, anAmount).map(([subscription, vanilla]) => ({
    name: `grant ${subscription} ${vanilla}`,
    run: (credits: Credits, now: number) => credits.grant(account, { subscription, vanilla }, now),
  })),
);
const aWait = fc.oneof(
  fc.nat({ max: 3 * PERIOD_MS }),
  fc.constantFrom(0, 1, PERIOD_MS - 1, PERIOD_MS, PERIOD_MS + 1),
);
const someSteps = fc.array(
  fc.tuple(aWait, aRun).map(([wait, step]): Step => ({ ...step, wait })),
  { maxLength: 15 },
);

type Look = (credits: Credits, now: number) => void;

const walk = (
  steps: readonly Step[],
  { between, after }: { between?: Look; after?: Look } = {},
) => {
  const { credits } = createRecords();
  let now = 0;
  for (const { wait, run } of steps) {
    for (const share of [0.3, 0.6, 1]) between?.(credits, now + Math.floor(wait * share));
    now += wait;
    run(credits, now);
    after?.(credits, now);
  }
  return { credits, now };
};

const balancesAfter = (credits: Credits, now: number) => {
  const sum = { subscription: 0, vanilla: 0 };
  return credits.entries(account, now).map(({ bucket, amount }) => {
    sum[bucket] += amount;
    return { ...sum };
  });
};

const RUNS = { numRuns: 50 };

const expectTrue: Look = (credits, now) => {
  const balances = balancesAfter(credits, now);
  for (const { subscription, vanilla } of balances) {
    expect(Math.min(subscription, vanilla)).toBeGreaterThanOrEqual(0);
  }
  const there = credits.of(account, now);
  expect(there).toEqual(balances.at(-1) ?? { subscription: 0, vanilla: 0 });
  const left = { subscription: 0, vanilla: 0 };
  for (const lot of credits.lots(account, now)) {
    left[lot.bucket] += lot.left;
    expect(lot.endsAt ?? Infinity).toBeGreaterThan(now);
  }
  expect(left).toEqual(there);
  const times = credits.entries(account, now).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
};

test('E37 the ledger is never below 0, moves forward, and adds up to what is left of all lots', () => {
  fc.assert(
    fc.property(someSteps, (steps) => {
      walk(steps, { after: (credits, now) => expectTrue(credits, now) });
    }),
    RUNS,
  );
});

test('reading a ledger in between does not change it', () => {
  fc.assert(
    fc.property(someSteps, (steps) => {
      const watched = walk(steps, { between: (credits, now) => void credits.of(account, now) });
      const unwatched = walk(steps);
      const end = unwatched.now + 3 * PERIOD_MS;
      expect(watched.credits.entries(account, end)).toEqual(
        unwatched.credits.entries(account, end),
      );
    }),
    RUNS,
  );
});

test('when a plan is bought, its credits and rolled-over ones are at most twice the plan', () => {
  fc.assert(
    fc.property(someSteps, aPlan, (steps, plan) => {
      const { credits, now } = walk(steps);
      credits.startPlan(account, plan, actionOf(9), now + 1);
      const rolledOver = credits
        .lots(account, now + 1)
        .filter(({ bucket, endsAt }) => bucket === 'subscription' && endsAt !== null)
        .filter(({ endsAt }) => (endsAt ?? 0) - PERIOD_MS <= now + 1)
        .reduce((sum, { left }) => sum + left, 0);
      expect(rolledOver).toBeLessThanOrEqual(PLAN_CREDITS[plan]);
    }),
    RUNS,
  );
});
