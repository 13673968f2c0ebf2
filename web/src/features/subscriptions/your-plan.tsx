import type { CreditLedger } from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/day';
import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCreditStanding } from '@/lib/economy/credit-queries';
import { useSession } from '@/lib/session/use-session';

function Standing({ standing }: { standing: CreditLedger }) {
  const { subscription, balance } = standing;
  return (
    <>
      {subscription === null ? (
        'You have no plan right now'
      ) : (
        <>
          You have the {subscription.plan} plan until <Day at={subscription.endsAt} />
        </>
      )}
      , and <span className="tabular-nums">{balance.subscription + balance.vanilla}</span> credits.
    </>
  );
}

/** What the signed-in person has now; nothing for anybody else. */
export function YourPlan() {
  const { session, address } = useSession();
  const { data, error } = useCreditStanding();
  if (address === undefined && session.kind !== 'restoring') return null;
  if (data === undefined && error) return null;
  return (
    <div className="mt-8 grid gap-4">
      <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        {data ? (
          <span className="font-semibold">
            <Standing standing={data} />
          </span>
        ) : (
          <Skeleton className="w-80 max-w-full rounded-control">&nbsp;</Skeleton>
        )}
        <NextLink to={paths.dashboardCredits}>Your credits</NextLink>
      </p>
      <PlanEndNotice standing={data} isOnPlans />
    </div>
  );
}
