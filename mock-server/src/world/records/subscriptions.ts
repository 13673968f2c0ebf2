import { type PlanName } from '@trait-market/contract/economy/actions';
import type { PremiumTier } from '@trait-market/contract/v1/users';

import type { Account } from '../../kernel/account';
import { PERIOD_MS } from '../plans';
import type { Database } from './database';
import type { Rows } from './entities';

/** A plan whose period has begun, in milliseconds of the world's clock. */
export type SubscriptionRecord = Rows['subscription'] & { startedAt: number; endsAt: number };

const hasBegun = (row: Rows['subscription']): row is SubscriptionRecord => row.endsAt !== null;

/**
 * The plans: of each wallet the last one. It ends by itself, and nothing renews it. A world is made of
 * no time, so the period of a plan that its seed gives begins when its credits are first looked at.
 */
export const createSubscriptions = ({ subscription }: Database) => {
  const start = (account: Account, plan: PlanName, now: number): SubscriptionRecord => {
    const started = { account, plan, startedAt: now, endsAt: now + PERIOD_MS };
    subscription.put(started);
    return started;
  };

  return {
    start,

    /** Gives a plan whose period has not begun yet; none for the tier Free. */
    hold: (account: Account, tier: PremiumTier): void => {
      subscription.remove(account);
      if (tier === 'Free') return;
      subscription.insert({ account, plan: tier, startedAt: null, endsAt: null });
    },

    /** Begins the period of a plan that is held, if it has not begun. */
    begin: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found === undefined || hasBegun(found) ? undefined : start(account, found.plan, now);
    },

    /** The plan in force whose period has begun. */
    inForce: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now < found.endsAt ? found : undefined;
    },

    /** The last plan, once it has ended. */
    ended: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now >= found.endsAt ? found : undefined;
    },

    /** The tier that the plan gives, until its end. */
    tierOf: (account: Account, now: number): PremiumTier => {
      const found = subscription.find(account);
      return found === undefined || (hasBegun(found) && now >= found.endsAt) ? 'Free' : found.plan;
    },

    remove: (account: Account): void => subscription.remove(account),
  };
};
export type Subscriptions = ReturnType<typeof createSubscriptions>;
