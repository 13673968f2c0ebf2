import type { Bytes32, CreditAmounts, PlanName } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { PLAN_CREDITS } from '../plans';
import { createCreditLedger, type Gain, type GrantedCredits } from './credit-ledger';
import { takeFrom, type CreditEntryRow, type Lot, type Taken } from './credit-lots';
import type { Database } from './database';
import { beyondLimit, endOfCredits, turningPoints } from './roll-over';
import type { SubscriptionRecord, Subscriptions } from './subscriptions';

export type SpendReason = 'dress' | 'reroll';
export type ReturnReason = 'undo' | 'reroll-returned';

const sumIn = (entries: readonly CreditEntryRow[]): CreditAmounts => {
  const sum = { subscription: 0, vanilla: 0 };
  for (const { bucket, amount } of entries) sum[bucket] += amount;
  return sum;
};

/** Before each read, removes the credits that have expired by `now` (ms of the world's clock). */
export const createCredits = (database: Database, subscriptions: Subscriptions) => {
  const ledger = createCreditLedger(database);

  const forfeit = (account: Account, taken: readonly Taken[], at: number): void =>
    ledger.take(account, taken, { at, reason: 'expiry', act: null });

  const expire = (account: Account, at: number): void => {
    const ended = ledger
      .lots(account)
      .filter(({ endsAt }) => endsAt !== null && endsAt <= at)
      .map((lot) => ({ lot, taken: lot.left }));
    forfeit(account, ended, at);
  };

  const limitRollOver = (account: Account, at: number): void => {
    const plan = subscriptions.inForce(account, at);
    if (plan !== undefined) forfeit(account, beyondLimit(ledger.lots(account), plan, at), at);
  };

  const settle = (account: Account, now: number): void => {
    const begun = subscriptions.begin(account, now);
    if (begun !== undefined)
      ledger.beginPlansCredits(account, begun.startedAt, endOfCredits(begun));
    const since = ledger.entries(account).at(-1)?.at ?? -Infinity;
    for (const at of turningPoints(ledger.lots(account), now)) {
      expire(account, at);
      // Limits only new roll-overs: credits returned after a roll-over may exceed the limit.
      if (at > since) limitRollOver(account, at);
    }
  };

  const entries = (account: Account, now: number): CreditEntryRow[] => {
    settle(account, now);
    return ledger.entries(account);
  };

  const lots = (account: Account, now: number): Lot[] => {
    settle(account, now);
    return ledger.lots(account);
  };

  const openGrants = (
    account: Account,
    { subscription = 0, vanilla = 0 }: GrantedCredits,
    now: number,
  ): void => {
    const plan = subscriptions.inForce(account, now);
    const endsAt = plan === undefined ? null : endOfCredits(plan);
    const reason = 'grant';
    // Comes first, because a plan that starts later dates its own credits to its start.
    ledger.open(account, { bucket: 'vanilla', amount: vanilla, reason }, now);
    ledger.open(account, { bucket: 'subscription', amount: subscription, reason, endsAt }, now);
  };

  return {
    of: (account: Account, now: number): CreditAmounts => sumIn(entries(account, now)),

    entries,

    lots,

    gain: (account: Account, gain: Gain, now: number): void => {
      settle(account, now);
      ledger.open(account, gain, now);
    },

    /**
     * @returns the spent amounts by bucket; undefined, with nothing spent, when there were too few
     */
    spend: (
      account: Account,
      amount: number,
      act: Bytes32,
      now: number,
      reason: SpendReason = 'dress',
    ): CreditAmounts | undefined => {
      const before = entries(account, now);
      const { subscription, vanilla } = sumIn(before);
      if (subscription + vanilla < amount) return undefined;
      ledger.take(account, takeFrom(ledger.lots(account), amount), {
        at: now,
        reason,
        act,
      });
      const spent = sumIn(ledger.entries(account).slice(before.length));
      return { subscription: 0 - spent.subscription, vanilla: 0 - spent.vanilla };
    },

    /**
     * Refunds an action once: to the lots that paid, or to vanilla credits if a lot has expired.
     */
    giveBack: (
      account: Account,
      act: Bytes32,
      now: number,
      reason: ReturnReason = 'undo',
    ): CreditAmounts => {
      const before = entries(account, now);
      const ofAction = before.filter((entry) => entry.act === act);
      if (ofAction.some((entry) => entry.reason === reason)) return sumIn([]);
      for (const spent of ofAction.filter(({ amount }) => amount < 0)) {
        const from = before.find(({ id }) => id === spent.lot);
        const hasEnded = from === undefined || (from.endsAt !== null && from.endsAt <= now);
        const why = { reason, act };
        if (hasEnded) {
          ledger.open(account, { ...why, bucket: 'vanilla', amount: -spent.amount }, now);
        } else {
          ledger.take(account, [{ lot: from, taken: spent.amount }], { ...why, at: now });
        }
      }
      return sumIn(ledger.entries(account).slice(before.length));
    },

    subscription: (account: Account, now: number): SubscriptionRecord | undefined => {
      settle(account, now);
      return subscriptions.inForce(account, now);
    },

    endedSubscription: (account: Account, now: number): SubscriptionRecord | undefined =>
      subscriptions.ended(account, now),

    /** Grants a plan's credits. Those of the previous plan stay until they expire. */
    startPlan: (account: Account, plan: PlanName, act: Bytes32, now: number): number => {
      settle(account, now);
      const amount = PLAN_CREDITS[plan];
      const endsAt = endOfCredits(subscriptions.start(account, plan, now));
      const gain = { bucket: 'subscription', amount, reason: 'subscription', endsAt, act } as const;
      ledger.open(account, gain, now);
      limitRollOver(account, now);
      return amount;
    },

    /** Grants free credits; subscription credits expire with the active plan, otherwise never. */
    grant: (account: Account, amounts: GrantedCredits, now: number): void => {
      settle(account, now);
      openGrants(account, amounts, now);
    },

    set: (account: Account, amounts: CreditAmounts, now: number): void => {
      ledger.remove(account);
      openGrants(account, amounts, now);
    },

    /** Saves an account's current credits, and returns a function that restores them. */
    snapshot: (account: Account): (() => void) => {
      const before = ledger.entries(account);
      const plan = database.subscription.find(account);
      return () => {
        ledger.remove(account);
        for (const entry of before) database.creditEntry.insert(entry);
        database.subscription.remove(account);
        if (plan !== undefined) database.subscription.insert(plan);
      };
    },

    remove: ledger.remove,
  };
};

export type Credits = ReturnType<typeof createCredits>;
