import type { Credits } from '../../world/records/credits';
import type { CreditBook } from './credit-book';

export const creditBookOf = (credits: Credits, now: () => number): CreditBook => ({
  of: (account) => credits.of(account, now()),
  spend: (account, amount, act, reason) => credits.spend(account, amount, act, now(), reason),
  giveBack: (account, act, reason) => credits.giveBack(account, act, now(), reason),
  entries: (account) => credits.entries(account, now()),
  lots: (account) => credits.lots(account, now()),
  subscription: (account) => credits.subscription(account, now()),
  endedSubscription: (account) => credits.endedSubscription(account, now()),
  startPlan: (account, plan, act) => credits.startPlan(account, plan, act, now()),
  buy: (account, amount, act) =>
    credits.gain(account, { bucket: 'vanilla', amount, reason: 'bundle', act }, now()),
  snapshot: (account) => credits.snapshot(account),
  grant: (account, amounts) => credits.grant(account, amounts, now()),
});
