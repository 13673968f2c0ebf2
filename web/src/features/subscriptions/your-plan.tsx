import type { CreditLedger } from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/activity/day';
import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

export function YourPlan({ standing }: { standing: CreditLedger }) {
  const { subscription, balance } = standing;
  const credits = `${grouped(balance.subscription + balance.vanilla)} credits`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {subscription === null ? (
          <span className="font-semibold">{`You have no plan right now, and ${credits}.`}</span>
        ) : (
          <span key="plan" className="font-semibold">
            You have the {subscription.plan} plan until <Day at={subscription.endsAt} />, and{' '}
            {credits}.
          </span>
        )}
        <NextLink to={paths.dashboardCredits}>Your credits</NextLink>
      </p>
      <PlanEndNotice ledger={standing} isOnPlans />
    </div>
  );
}
