import type { PlanName } from '@trait-market/contract/economy/shared';
import type { PremiumTier } from '@trait-market/contract/v1/users';

import type { Account } from '../../kernel/account';
import { PERIOD_MS } from '../plans';
import type { Database } from './database';
import type { Rows } from './entities';

export type SubscriptionRecord = Rows['subscription'] & { startedAt: number; endsAt: number };

const hasBegun = (row: Rows['subscription']): row is SubscriptionRecord => row.endsAt !== null;

/** Stores each wallet's latest plan. A plan of the seed starts when its credits are first read. */
export const createSubscriptions = ({ subscription }: Database) => {
  const start = (account: Account, plan: PlanName, now: number): SubscriptionRecord => {
    const started = { account, plan, startedAt: now, endsAt: now + PERIOD_MS };
    subscription.put(started);
    return started;
  };

  return {
    start,

    hold: (account: Account, tier: PremiumTier): void => {
      subscription.remove(account);
      if (tier === 'Free') return;
      subscription.insert({ account, plan: tier, startedAt: null, endsAt: null });
    },

    begin: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found === undefined || hasBegun(found) ? undefined : start(account, found.plan, now);
    },

    inForce: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now < found.endsAt ? found : undefined;
    },

    ended: (account: Account, now: number): SubscriptionRecord | undefined => {
      const found = subscription.find(account);
      return found !== undefined && hasBegun(found) && now >= found.endsAt ? found : undefined;
    },

    tierOf: (account: Account, now: number): PremiumTier => {
      const found = subscription.find(account);
      return found === undefined || (hasBegun(found) && now >= found.endsAt) ? 'Free' : found.plan;
    },

    remove: (account: Account): void => subscription.remove(account),
  };
};
export type Subscriptions = ReturnType<typeof createSubscriptions>;
