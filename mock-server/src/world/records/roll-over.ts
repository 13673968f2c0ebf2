import { ROLL_OVER_LIMIT } from '@trait-market/contract/economy/credits';

import { PERIOD_MS, PLAN_CREDITS } from '../plans';
import { countIn, takeFrom, type Lot, type Taken } from './credit-lots';
import type { SubscriptionRecord } from './subscriptions';

/** A plan's remaining credits roll over for one period after the plan. */
export const endOfCredits = ({ endsAt }: SubscriptionRecord): number => endsAt + PERIOD_MS;

/** Returns when such credits roll over; undefined for credits without a plan. */
const rollOverOf = ({ bucket, endsAt }: Lot): number | undefined =>
  bucket === 'subscription' && endsAt !== null ? endsAt - PERIOD_MS : undefined;

/** Returns the times until `now` at which a lot expires or rolls over, ascending. */
export const turningPoints = (lots: readonly Lot[], now: number): number[] => {
  const times = lots.flatMap((lot) => [lot.endsAt ?? Infinity, rollOverOf(lot) ?? Infinity]);
  return [...new Set(times)].filter((at) => at <= now).toSorted((one, other) => one - other);
};

/**
 * Returns the rolled-over credits to remove, earliest expiry first, because a plan's own and
 * rolled-over credits together are at most twice the plan. Credits of a previous plan don't count
 * until they roll over.
 */
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
