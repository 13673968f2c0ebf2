import type { CreditLedger, Plan } from '@trait-market/contract/economy/credits';

import { useCreditStanding } from '@/lib/economy/wallets/credit-queries';
import { lostByBuying } from '@/lib/economy/wallets/plan-standing';
import { zonedMoment } from '@/lib/format/dates';

/** Warns that changing to another plan takes effect immediately. */
export const planWarnings = (plan: Plan, ledger: CreditLedger): string[] => {
  const { subscription } = ledger;
  const lost = lostByBuying(plan, ledger);
  return [
    ...(subscription === null
      ? []
      : [
          `Your ${subscription.plan} plan runs until ${zonedMoment(new Date(subscription.endsAt))}. This one starts now instead: the time left on it isn’t added. Its credits stay.`,
        ]),
    ...(lost === 0
      ? []
      : [
          `You’d lose ${lost} rolled-over credits: with this plan, at most ${plan.credits} can be kept. Spend them first, or choose a larger plan.`,
        ]),
  ];
};

export const usePlanWarnings = (plan: Plan | undefined) => {
  const { data, isLoading } = useCreditStanding();
  return {
    warnings: plan && data ? planWarnings(plan, data) : [],
    isLoading: plan !== undefined && isLoading,
  };
};
