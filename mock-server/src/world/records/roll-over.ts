import { ROLL_OVER_LIMIT } from '@trait-market/contract/economy/credits';

import { PERIOD_MS, PLAN_CREDITS } from '../plans';
import { countIn, takeFrom, type Lot, type Taken } from './credit-lots';
import type { SubscriptionRecord } from './subscriptions';

/** What is left of a plan's credits ends one period after the plan: for so long it rolls over. */
export const endOfCredits = ({ endsAt }: SubscriptionRecord): number => endsAt + PERIOD_MS;

/** When such credits roll over; undefined: they never do, since no plan has brought them. */
const rollOverOf = ({ bucket, endsAt }: Lot): number | undefined =>
  bucket === 'subscription' && endsAt !== null ? endsAt - PERIOD_MS : undefined;

/** The times until `now` at which one of the lots ends or rolls over, from the first on. */
export const turningPoints = (lots: readonly Lot[], now: number): number[] => {
  const times = lots.flatMap((lot) => [lot.endsAt ?? Infinity, rollOverOf(lot) ?? Infinity]);
  return [...new Set(times)].filter((at) => at <= now).toSorted((one, other) => one - other);
};

/**
 * What goes because a plan's own credits and rolled-over ones together are at most twice the plan: of
 * the rolled-over ones, those that end first. What a plan of before has left does not count until it
 * has rolled over.
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
