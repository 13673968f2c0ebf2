import { ROLL_OVER_LIMIT } from '@trait-market/contract/economy/credits';

import { PERIOD_MS, PLAN_CREDITS } from '../plans';
import { countIn, takeFrom, type Lot, type Taken } from './credit-lots';
import type { SubscriptionRecord } from './subscriptions';

/** Returns when a plan's credits expire: they roll over for one period after the plan's end. */
export const endOfCredits = ({ endsAt }: SubscriptionRecord): number => endsAt + PERIOD_MS;

const rollOverOf = ({ bucket, endsAt }: Lot): number | undefined =>
  bucket === 'subscription' && endsAt !== null ? endsAt - PERIOD_MS : undefined;

/** Returns the times up to `now` at which a lot expires or rolls over, in ascending order. */
export const turningPoints = (lots: readonly Lot[], now: number): number[] => {
  const times = lots.flatMap((lot) => [lot.endsAt ?? Infinity, rollOverOf(lot) ?? Infinity]);
  return [...new Set(times)].filter((at) => at <= now).toSorted((one, other) => one - other);
};

/** Returns the credits beyond the limit of twice the plan's, earliest expiry first. */
export const beyondLimit = (
  lots: readonly Lot[],
  plan: SubscriptionRecord,
  at: number,
): Taken[] => {
  const own = lots.filter((lot) => rollOverOf(lot) === plan.endsAt);
  const rolledOver = lots.filter((lot) => (rollOverOf(lot) ?? Infinity) <= at);
  const limit = ROLL_OVER_LIMIT * PLAN_CREDITS[plan.plan];
  return takeFrom(rolledOver, countIn(own) + countIn(rolledOver) - limit);
};
