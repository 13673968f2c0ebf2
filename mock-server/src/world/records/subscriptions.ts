import { type PlanName } from '@trait-market/contract/economy/actions';
import type { PremiumTier } from '@trait-market/contract/v1/users';

import type { Account } from '../../kernel/account';
import { PERIOD_MS } from '../plans';
import type { Database } from './database';
import type { Rows } from './entities';

/** A started plan, in milliseconds of the world's clock. */
export type SubscriptionRecord = Rows['subscription'] & { startedAt: number; endsAt: number };

const hasBegun = (row: Rows['subscription']): row is SubscriptionRecord => row.endsAt !== null;

/**
 * The latest plan of each wallet, which doesn't renew. Seeds contain no times, so the period of a
 * seeded plan starts when its credits are first read.
 */
export const createSubscriptions = ({ subscription }: Database) => {
  const start = (account: Account, plan: PlanName, now: number): SubscriptionRecord => {
    const started = { account, plan, startedAt: now, endsAt: now + PERIOD_MS };
    subscription.put(started);
    return started;
  };

  return {
    start,

    /** Assigns a plan whose period hasn't started yet; none for the Free tier. */
    hold: (account: Account, tier: PremiumTier): void => {
      subscription.remove(account);
      if (tier === 'Free') return;
      subscription.insert({ account, plan: tier, startedAt: null, endsAt: null });
    },

    /** Starts the period of an assigned plan if necessary. */
    begin: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found === undefined || hasBegun(found) ? undefined : start(account, found.plan, now);
    },

    /** The active plan with a started period. */
    inForce: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now < found.endsAt ? found : undefined;
    },

    /** The last plan, once it has ended. */
    ended: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now >= found.endsAt ? found : undefined;
    },

    /** The tier of the active plan. */
    tierOf: (account: Account, now: number): PremiumTier => {
      const found = subscription.find(account);
      return found === undefined || (hasBegun(found) && now >= found.endsAt) ? 'Free' : found.plan;
    },

    remove: (account: Account): void => subscription.remove(account),
  };
};
export type Subscriptions = ReturnType<typeof createSubscriptions>;
