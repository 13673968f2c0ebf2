import { beforeEach, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { PERIOD_MS } from '../plans';
import { createRecords, type Records } from './records';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const act = (digit: string) => `0x${digit.repeat(64)}` as const;
const [FIRST, SECOND, THIRD, FOURTH] = [act('1'), act('2'), act('3'), act('4')];
const P = PERIOD_MS;

let records: Records;
beforeEach(() => {
  records = createRecords();
});

const amountAt = (now: number) => records.credits.of(account, now).subscription;
const tierAt = (now: number) => records.subscriptions.tierOf(account, now);
const expired = (now: number) =>
  records.credits
    .entries(account, now)
    .flatMap(({ reason, at, amount }) => (reason === 'expiry' ? [[at, amount]] : []));

test('E38 a plan gives its tier for one period, and its credits last for one more', () => {
  const { credits } = records;
  expect(tierAt(0)).toBe('Free');
  expect(credits.subscription(account, 0)).toBeUndefined();
  expect(credits.startPlan(account, 'Advanced', FIRST, 0)).toBe(250);
  expect(credits.subscription(account, P - 1)).toEqual({
    account,
    plan: 'Advanced',
    startedAt: 0,
    endsAt: P,
  });
  expect([tierAt(P - 1), tierAt(P)]).toEqual(['Advanced', 'Free']);
  expect(credits.subscription(account, P)).toBeUndefined();
  expect([amountAt(P), amountAt(2 * P - 1), amountAt(2 * P)]).toEqual([250, 250, 0]);
  expect(expired(2 * P)).toEqual([[2 * P, -250]]);
});

test('remaining credits roll over into the next period, and are spent before the new ones', () => {
  const { credits } = records;
  credits.startPlan(account, 'Basic', FIRST, 0);
  credits.spend(account, 40, SECOND, 1);
  credits.startPlan(account, 'Basic', THIRD, P);
  expect(credits.lots(account, P)).toMatchObject([
    { left: 60, endsAt: 2 * P },
    { left: 100, endsAt: 3 * P },
  ]);
  credits.spend(account, 70, FOURTH, P + 1);
  expect(credits.lots(account, P + 1)).toMatchObject([{ left: 90, endsAt: 3 * P }]);
});

test('E38 new and rolled-over credits are at most twice the plan, and rolled-over ones are dropped', () => {
  const { credits } = records;
  credits.startPlan(account, 'Elite', FIRST, 0);
  credits.startPlan(account, 'Advanced', SECOND, P + 5);
  expect(credits.lots(account, P + 5)).toMatchObject([
    { left: 250, endsAt: 2 * P },
    { left: 250, endsAt: 3 * P + 5 },
  ]);
  expect(expired(P + 5)).toEqual([[P + 5, -350]]);
});

test('a change in the middle of a period keeps what is left of the old plan', () => {
  const { credits } = records;
  credits.startPlan(account, 'Elite', FIRST, 0);
  credits.startPlan(account, 'Basic', SECOND, 100);
  expect([tierAt(100), amountAt(100), amountAt(P - 1)]).toEqual(['Basic', 700, 700]);
  expect([tierAt(P), tierAt(P + 99), tierAt(P + 100)]).toEqual(['Basic', 'Basic', 'Free']);
});

test('what is left of an old plan rolls over at its end, as far as the current plan allows', () => {
  const { credits } = records;
  credits.startPlan(account, 'Elite', FIRST, 0);
  credits.startPlan(account, 'Basic', SECOND, 100);
  expect(amountAt(P)).toBe(200);
  expect(expired(2 * P + 200)).toEqual([
    [P, -500],
    [2 * P, -100],
    [2 * P + 100, -100],
  ]);
});

test('reading a limit late gives the same result as reading it in time', () => {
  const { credits } = records;
  credits.startPlan(account, 'Elite', FIRST, 0);
  credits.startPlan(account, 'Basic', SECOND, 100);
  const late = createRecords(records.rows());
  for (const now of [P - 1, P, P + 1, 2 * P]) credits.of(account, now);
  expect(late.credits.entries(account, 4 * P)).toEqual(credits.entries(account, 4 * P));
});

test('without a current plan, everything left rolls over', () => {
  records.credits.startPlan(account, 'Elite', FIRST, 0);
  expect([amountAt(P), expired(P)]).toEqual([600, []]);
});

test('credits returned after a roll-over stay, even beyond the limit', () => {
  const { credits } = records;
  credits.startPlan(account, 'Elite', FIRST, 0);
  credits.startPlan(account, 'Basic', SECOND, 100);
  credits.spend(account, 600, THIRD, P - 1);
  expect(amountAt(P)).toBe(100);
  credits.spend(account, 10, FOURTH, P + 1);
  expect(credits.giveBack(account, THIRD, P + 2)).toEqual({ subscription: 600, vanilla: 0 });
  expect(amountAt(P + 3)).toBe(690);
});

test('the period of a plan that is held from the start begins when its credits are first read', () => {
  const { subscriptions, credits } = records;
  subscriptions.hold(account, 'Advanced');
  credits.set(account, { subscription: 120, vanilla: 45 }, 0);
  expect(tierAt(9 * P)).toBe('Advanced');
  expect(credits.of(account, 9 * P)).toEqual({ subscription: 120, vanilla: 45 });
  expect(credits.subscription(account, 9 * P + 1)).toMatchObject({
    startedAt: 9 * P,
    endsAt: 10 * P,
  });
  expect(tierAt(10 * P)).toBe('Free');
  expect(credits.of(account, 11 * P)).toEqual({ subscription: 0, vanilla: 45 });
});

test("buying a plan replaces one that is held, whose credits expire with the new one's", () => {
  const { subscriptions, credits } = records;
  subscriptions.hold(account, 'Advanced');
  credits.set(account, { subscription: 120, vanilla: 0 }, 0);
  credits.startPlan(account, 'Elite', FIRST, 5);
  expect(tierAt(5)).toBe('Elite');
  expect(credits.lots(account, 6)).toMatchObject([{ left: 120 }, { left: 600 }]);
  expect(amountAt(2 * P + 5)).toBe(0);
});

test('the tier Free is not a plan', () => {
  const { subscriptions, credits } = records;
  subscriptions.hold(account, 'Elite');
  subscriptions.hold(account, 'Free');
  credits.set(account, { subscription: 7, vanilla: 0 }, 0);
  expect([tierAt(0), amountAt(9 * P)]).toEqual(['Free', 7]);
});

test('granted plan credits expire with the current plan, and never without one', () => {
  const { credits } = records;
  credits.grant(account, { subscription: 5, vanilla: 1 }, 0);
  credits.startPlan(account, 'Basic', FIRST, 0);
  credits.grant(account, { subscription: 7 }, 10);
  expect(credits.lots(account, 10).map(({ left, endsAt }) => [left, endsAt])).toEqual([
    [100, 2 * P],
    [7, 2 * P],
    [5, null],
    [1, null],
  ]);
});
