import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { useCreditStanding, usePlans } from '@/lib/economy/wallets/credit-queries';

import { BundleList } from './bundle-list';
import { HowCreditsWork } from './how-credits-work';
import { PlanList } from './plan-list';
import { PlansLoading } from './plans-loading';
import { YourPlan } from './your-plan';

function Content() {
  const query = usePlans();
  const { data, error } = query;
  const { data: standing, isLoading: isAsking } = useCreditStanding();
  // Waits for the user's plan, which is at the top: rendering it later would shift the rest.
  if ((!data && !error) || isAsking) return <PlansLoading />;
  return (
    <>
      {standing && <YourPlan standing={standing} />}
      {data ? (
        <>
          <PlanList plans={data.plans} current={standing?.subscription?.plan} />
          <BundleList bundles={data.bundles} />
        </>
      ) : (
        <QueryFailure title="Couldn’t load the plans" query={query} />
      )}
      <HowCreditsWork />
    </>
  );
}

export function SubscriptionsScreen() {
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Subscriptions" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Credits pay for changing what your avatars wear, and for re-rolls. A plan brings new ones
        for {PERIOD_DAYS} days, and never renews by itself.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-12">
        <Content />
      </div>
    </div>
  );
}
