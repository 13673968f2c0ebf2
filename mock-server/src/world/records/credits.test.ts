import { beforeEach, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import type { Credits } from './credits';
import { createRecords } from './records';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const other = accountOf('0x52908400098527886E0F7030069857D2E4169EE7');
const act = (digit: string) => `0x${digit.repeat(64)}` as const;
const [FIRST, SECOND] = [act('1'), act('2')];

let credits: Credits;
beforeEach(() => {
  ({ credits } = createRecords());
});

const plan = (amount: number, endsAt: number, now = 0) =>
  credits.gain(account, { bucket: 'subscription', amount, reason: 'subscription', endsAt }, now);
const bundle = (amount: number, now = 0) =>
  credits.gain(account, { bucket: 'vanilla', amount, reason: 'bundle' }, now);

const ledger = (now: number) =>
  credits
    .entries(account, now)
    .map(({ at, bucket, amount, reason }) => [at, reason, bucket, amount]);

test("a wallet without credits has none of either bucket, and none of another wallet's", () => {
  credits.set(other, { subscription: 7, vanilla: 8 }, 0);
  expect(credits.of(account, 0)).toEqual({ subscription: 0, vanilla: 0 });
  expect(credits.entries(account, 0)).toEqual([]);
});

test("E37 a plan's credits are spent first, soonest expiry first", () => {
  bundle(10);
  plan(10, 200);
  plan(10, 100);
  expect(credits.spend(account, 25, FIRST, 1)).toEqual({ subscription: 20, vanilla: 5 });
  expect(ledger(1).slice(3)).toEqual([
    [1, 'dress', 'subscription', -10],
    [1, 'dress', 'subscription', -10],
    [1, 'dress', 'vanilla', -5],
  ]);
  expect(credits.lots(account, 1)).toMatchObject([{ bucket: 'vanilla', left: 5, endsAt: null }]);
});

test('nothing is spent if there are too few', () => {
  plan(10, 100);
  bundle(4);
  expect(credits.spend(account, 15, FIRST, 1)).toBeUndefined();
  expect(credits.of(account, 1)).toEqual({ subscription: 10, vanilla: 4 });
  expect(credits.spend(account, 14, FIRST, 1)).toEqual({ subscription: 10, vanilla: 4 });
  expect(credits.of(account, 1)).toEqual({ subscription: 0, vanilla: 0 });
});

test('credits expire on time, whenever someone looks, and are recorded once', () => {
  plan(10, 200);
  plan(10, 100);
  bundle(5);
  credits.spend(account, 4, FIRST, 50);
  expect(credits.of(account, 99)).toEqual({ subscription: 16, vanilla: 5 });
  expect(credits.of(account, 100)).toEqual({ subscription: 10, vanilla: 5 });
  expect(credits.of(account, 900)).toEqual({ subscription: 0, vanilla: 5 });
  expect(ledger(1_000).slice(4)).toEqual([
    [100, 'expiry', 'subscription', -6],
    [200, 'expiry', 'subscription', -10],
  ]);
});

test('credits found to have expired together are recorded in the order of their expiry', () => {
  plan(10, 200);
  plan(10, 100);
  expect(
    ledger(300)
      .slice(2)
      .map(([at]) => at),
  ).toEqual([100, 200]);
});

test('expired credits cannot be spent', () => {
  plan(10, 100);
  expect(credits.spend(account, 1, FIRST, 100)).toBeUndefined();
});

test('what was spent on an action is returned to where it came from, once', () => {
  plan(10, 100);
  bundle(10);
  credits.spend(account, 12, FIRST, 1);
  credits.spend(account, 3, SECOND, 2);
  expect(credits.giveBack(account, FIRST, 3)).toEqual({ subscription: 10, vanilla: 2 });
  expect(credits.giveBack(account, FIRST, 4)).toEqual({ subscription: 0, vanilla: 0 });
  expect(credits.of(account, 4)).toEqual({ subscription: 10, vanilla: 7 });
  expect(credits.of(account, 100)).toEqual({ subscription: 0, vanilla: 7 });
});

test('credits that have since expired are returned as vanilla', () => {
  plan(10, 100);
  plan(10, 200);
  credits.spend(account, 15, FIRST, 1);
  expect(credits.giveBack(account, FIRST, 150)).toEqual({ subscription: 5, vanilla: 10 });
  expect(credits.of(account, 900)).toEqual({ subscription: 0, vanilla: 10 });
});

test('what no one spent is not returned', () => {
  bundle(10);
  expect(credits.giveBack(account, FIRST, 1)).toEqual({ subscription: 0, vanilla: 0 });
});

test('setting credits replaces all others', () => {
  bundle(3);
  credits.set(account, { subscription: 7, vanilla: 0 }, 5);
  expect(credits.of(account, 5)).toEqual({ subscription: 7, vanilla: 0 });
  expect(ledger(5)).toEqual([[5, 'grant', 'subscription', 7]]);
  credits.remove(account);
  expect(credits.of(account, 5)).toEqual({ subscription: 0, vanilla: 0 });
});

test('a restored ledger continues where it was', () => {
  const records = createRecords();
  records.credits.set(account, { subscription: 7, vanilla: 8 }, 0);
  records.credits.spend(account, 5, FIRST, 1);
  const again = createRecords(records.rows()).credits;
  expect(again.entries(account, 1)).toEqual(records.credits.entries(account, 1));
  expect(again.giveBack(account, FIRST, 2)).toEqual({ subscription: 5, vanilla: 0 });
});
