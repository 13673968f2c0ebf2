import { ROLL_OVER_LIMIT } from '@trait-market/contract/economy/credits';

import { PERIOD_MS, PLAN_CREDITS } from '../plans';
import { countIn, takeFrom, type Lot, type Taken } from './credit-lots';
import type { SubscriptionRecord } from './subscriptions';

/** Rolls a plan's remaining credits over for one period. */
export const endOfCredits = ({ endsAt }: SubscriptionRecord): number => endsAt + PERIOD_MS;

const rollOverOf = ({ bucket, endsAt }: Lot): number | undefined =>
  bucket === 'subscription' && endsAt !== null ? endsAt - PERIOD_MS : undefined;

/** Returns the times until `now` at which a lot expires or rolls over, ascending. */
export const turningPoints = (lots: readonly Lot[], now: number): number[] => {
  const times = lots.flatMap((lot) => [lot.endsAt ?? Infinity, rollOverOf(lot) ?? Infinity]);
  return [...new Set(times)].filter((at) => at <= now).toSorted((one, other) => one - other);
};

/** Returns the credits above twice the plan, which is the limit, earliest expiry first. */
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
