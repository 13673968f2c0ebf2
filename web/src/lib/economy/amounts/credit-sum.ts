import type { CreditAmounts } from '@trait-market/contract/economy/shared';

/** Returns the credits of the plan and the vanilla ones together, which pay for the same things. */
export const creditSum = ({ subscription, vanilla }: CreditAmounts): number =>
  subscription + vanilla;
