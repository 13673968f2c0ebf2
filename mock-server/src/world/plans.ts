import type { PlanName } from '@trait-market/contract/economy/shared';
import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

export const PERIOD_MS = PERIOD_DAYS * 24 * 60 * 60_000;

export const PLAN_CREDITS: Readonly<Record<PlanName, number>> = {
  Basic: 100,
  Advanced: 250,
  Elite: 600,
};
