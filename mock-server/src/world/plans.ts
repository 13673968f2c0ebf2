import { type PlanName } from '@trait-market/contract/economy/actions';
import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

/** How long a plan lasts, and after it what is left of its credits. */
export const PERIOD_MS = PERIOD_DAYS * 24 * 60 * 60_000;

/** How many credits a plan brings. */
export const PLAN_CREDITS: Readonly<Record<PlanName, number>> = {
  Basic: 100,
  Advanced: 250,
  Elite: 600,
};
