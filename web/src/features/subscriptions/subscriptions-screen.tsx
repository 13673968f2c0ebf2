import {
  PERIOD_DAYS,
  type CreditLedger,
  type Bundle,
} from '@trait-market/contract/economy/credits';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { useCreditStanding, usePlans } from '@/lib/economy/wallets/credit-queries';
import { HowCreditsWork } from './how-credits-work';
import { PlanList } from './plan-list';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { Day } from '@/components/economy/activity/day';
import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { creditSum } from '@/lib/economy/amounts/credit-sum';
import { grouped } from '@/lib/format/grouped';
import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { Prices } from './prices';
import { Fragment } from 'react';
import { Facts } from '@/components/facts';
import { lotsByDay } from '@/lib/economy/wallets/lots-by-day';

function BundleList({ bundles }: { bundles: readonly Bundle[] }) {
  const { start } = useActions();
  return (
    <Section title="Credits without a plan">
      <p className="mb-2 max-w-text text-muted">
        Extra credits never expire. Each costs a little more than one from a plan.
      </p>
      <ul className="divide-y divide-hairline border-b border-hairline">
        {bundles.map((bundle) => (
          <li
            key={bundle.credits}
            className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-3 md:gap-x-10"
          >
            <div>
              <h3 className="font-display text-lg font-bold tabular-nums">
                {bundle.credits} credits
              </h3>
              <p className="text-muted">
                Enough for {Math.floor(bundle.credits / CREDITS_PER_SLOT)} slot changes
              </p>
            </div>
            <p className="font-semibold sm:col-start-1 md:col-start-auto">
              <Prices prices={bundle.prices} />
            </p>
            <Button
              variant="outline"
              className="justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 md:col-start-auto md:row-span-1 md:row-start-auto"
              onClick={() => start({ kind: 'buyCredits', bundle })}
            >
              {`Buy ${bundle.credits} credits`}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function YourPlan({ standing }: { standing: CreditLedger }) {
  const { subscription, balance } = standing;
  const credits = `${grouped(creditSum(balance))} credits`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {subscription === null ? (
          <span className="font-semibold">{`You have no plan right now, and ${credits}.`}</span>
        ) : (
          <span key="plan" className="font-semibold">
            Your {subscription.plan} plan ends on <Day at={subscription.endsAt} />. You have{' '}
            {`${credits}.`}
          </span>
        )}
        <NextLink to={paths.dashboardCredits}>Your credits</NextLink>
      </p>
      {standing.lots.length > 0 && (
        <p className="text-sm text-muted tabular-nums">
          <Facts
            facts={lotsByDay(standing.lots).map(({ bucket, amount, endsAt }) => (
              <Fragment key={`${bucket} ${endsAt}`}>
                {`${grouped(amount)} ${bucket === 'vanilla' ? 'extra credits' : 'credits from a plan'} `}
                {endsAt === null ? (
                  'never expire'
                ) : (
                  <>
                    expire on <Day at={endsAt} />
                  </>
                )}
              </Fragment>
            ))}
          />
        </p>
      )}
      <PlanEndNotice ledger={standing} isOnPlans />
    </div>
  );
}

function PlansLoading() {
  return (
    <>
      <LoadingText>Loading the plans</LoadingText>
      <div aria-hidden>
        <Skeleton className="h-8 w-32 rounded-control" />
        <div className="mt-6 grid gap-10 md:grid-cols-3">
          {[0, 1, 2].map((position) => (
            <Skeleton key={position} className="h-96 rounded-card" />
          ))}
        </div>
      </div>
      <Skeleton aria-hidden className="h-72 rounded-card" />
    </>
  );
}

function Content() {
  const query = usePlans();
  const { data, error } = query;
  const { data: standing, isLoading: isLoadingPlan } = useCreditStanding();
  // Waits for the user's plan, which is at the top: rendering it later would shift the rest.
  if ((!data && !error) || isLoadingPlan) return <PlansLoading />;
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
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Get credits" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        Credits pay for changing what your avatars wear, and for re-rolls. A plan adds credits for{' '}
        {PERIOD_DAYS} days, and never renews automatically.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-12">
        <Content />
      </div>
    </div>
  );
}
