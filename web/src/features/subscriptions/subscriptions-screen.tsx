import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { usePlans } from '@/lib/economy/credit-queries';

import { BundleList } from './bundle-list';
import { HowCreditsWork } from './how-credits-work';
import { PlanList } from './plan-list';
import { PlansLoading } from './plans-loading';
import { YourPlan } from './your-plan';

/** What of credits can be bought (§1 Subscriptions): plans, and bundles without one. */
export function SubscriptionsScreen() {
  const { data, error, isFetching, refetch } = usePlans();
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Subscriptions" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Credits pay for changing what your avatars wear. A plan brings new ones for {PERIOD_DAYS}{' '}
        days, and never renews by itself.
      </p>
      <YourPlan />
      <div className="mt-10 grid gap-14">
        {data && (
          <>
            <PlanList plans={data.plans} />
            <BundleList bundles={data.bundles} />
          </>
        )}
        {!data && error && (
          <QueryFailure
            title="Couldn’t load the plans"
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <PlansLoading />}
        <HowCreditsWork />
      </div>
    </div>
  );
}
