import { type PlanName } from '@trait-market/contract/economy/actions';
import type { Bytes32, CreditAmounts } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { PLAN_CREDITS } from '../plans';
import { createCreditLedger, type Gain, type GrantedCredits } from './credit-ledger';
import { takeFrom, type CreditEntryRow, type Lot, type Taken } from './credit-lots';
import type { Database } from './database';
import { beyondLimit, endOfCredits, turningPoints } from './roll-over';
import type { SubscriptionRecord, Subscriptions } from './subscriptions';

/** What credits are spent on, and why they come back. */
export type SpendReason = 'dress' | 'reroll';
export type ReturnReason = 'undo' | 'reroll-returned';

const sumIn = (entries: readonly CreditEntryRow[]): CreditAmounts => {
  const sum = { subscription: 0, vanilla: 0 };
  for (const { bucket, amount } of entries) sum[bucket] += amount;
  return sum;
};

/**
 * Credits: what a wallet has is the sum of its ledger, and never below 0. Whoever looks brings the
 * ledger up to `now`, in milliseconds of the world's clock: what has ended by then went at its end.
 */
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

  /** Does what has been due since the last entry. */
  const settle = (account: Account, now: number): void => {
    const begun = subscriptions.begin(account, now);
    if (begun !== undefined) ledger.endPlansCredits(account, endOfCredits(begun));
    const since = ledger.entries(account).at(-1)?.at ?? -Infinity;
    for (const at of turningPoints(ledger.lots(account), now)) {
      expire(account, at);
      // What was given back since then may be more than rolls over.
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
    ledger.open(account, { bucket: 'subscription', amount: subscription, reason, endsAt }, now);
    ledger.open(account, { bucket: 'vanilla', amount: vanilla, reason }, now);
  };

  return {
    of: (account: Account, now: number): CreditAmounts => sumIn(entries(account, now)),

    /** Every gain and spend, in the order in which they came. */
    entries,

    /** What is left, in the order in which it is spent. */
    lots,

    gain: (account: Account, gain: Gain, now: number): void => {
      settle(account, now);
      ledger.open(account, gain, now);
    },

    /**
     * Spends on an action: credits of a plan first, those that end first before the others.
     *
     * @returns how many came out of which bucket; undefined when there are too few, and none were spent
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
     * Gives back what was spent on an action, once: to the lot that it came from, or to vanilla where
     * that lot has ended since.
     *
     * @returns how many went into which bucket
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

    /** The plan in force. */
    subscription: (account: Account, now: number): SubscriptionRecord | undefined => {
      settle(account, now);
      return subscriptions.inForce(account, now);
    },

    /** The last plan, once it has ended. */
    endedSubscription: (account: Account, now: number): SubscriptionRecord | undefined =>
      subscriptions.ended(account, now),

    /**
     * Gives a plan from now on, and its credits; what is left of the one before stays until its end.
     *
     * @returns how many credits came
     */
    startPlan: (account: Account, plan: PlanName, act: Bytes32, now: number): number => {
      settle(account, now);
      const amount = PLAN_CREDITS[plan];
      const endsAt = endOfCredits(subscriptions.start(account, plan, now));
      const gain = { bucket: 'subscription', amount, reason: 'subscription', endsAt, act } as const;
      ledger.open(account, gain, now);
      limitRollOver(account, now);
      return amount;
    },

    /** Gives credits from outside: those of a plan end with the one in force, or never without one. */
    grant: (account: Account, amounts: GrantedCredits, now: number): void => {
      settle(account, now);
      openGrants(account, amounts, now);
    },

    /** Makes this all that an account has and ever had, as granted. */
    set: (account: Account, amounts: CreditAmounts, now: number): void => {
      ledger.remove(account);
      openGrants(account, amounts, now);
    },

    /** Returns a function that puts back everything that an account has now. */
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

/** The credits of a world. */
export type Credits = ReturnType<typeof createCredits>;
