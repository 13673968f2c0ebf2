import type { CreditLedger } from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/activity/day';
import { Fact } from '@/components/economy/fact';
import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

import { CreditLots } from './credit-lots';
import { LedgerTable } from './ledger-table';
import { useCreditLedger } from './use-credit-ledger';

function Loading() {
  return (
    <div>
      <span role="status" className="sr-only">
        Loading your credits
      </span>
      <div aria-hidden className="grid gap-12 lg:grid-cols-12">
        <Skeleton className="h-80 rounded-card lg:col-span-4" />
        <Skeleton className="h-96 rounded-card lg:col-span-8" />
      </div>
    </div>
  );
}

function Holding({ standing }: { standing: CreditLedger }) {
  const { balance, subscription } = standing;
  return (
    <div className="grid content-start gap-8 lg:col-span-4">
      <dl className="grid grid-cols-2 gap-6">
        <div className="grid content-start gap-0.5">
          <dt className="text-sm text-muted">Balance</dt>
          <dd className="font-display text-2xl font-extrabold tabular-nums">
            {grouped(balance.subscription + balance.vanilla)}
          </dd>
        </div>
        <Fact
          name="Plan"
          note={
            subscription && (
              <span>
                Until <Day at={subscription.endsAt} />
              </span>
            )
          }
        >
          {subscription?.plan ?? 'None'}
        </Fact>
      </dl>
      <div>
        <h2 className="mb-3 font-display text-lg font-bold">In the order they’re spent</h2>
        <CreditLots lots={standing.lots} />
      </div>
      <NextLink to={paths.subscriptions}>Get more credits</NextLink>
    </div>
  );
}

export function CreditsView() {
  const ledger = useCreditLedger();
  const { items, first, total, error, isFetching, isFetchingNextPage, fetchMore, retry } = ledger;
  return (
    <>
      {error && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your credits"
            isOutOfDate={items !== undefined}
            error={error}
            isRetrying={isFetching}
            onRetry={retry}
          />
        </div>
      )}
      {!items && !error && <Loading />}
      {items && first && (
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
          <div className="empty:hidden lg:col-span-12">
            <PlanEndNotice ledger={first} />
          </div>
          <Holding standing={first} />
          <div className="min-w-0 lg:col-span-8">
            <Section title="Credits added and spent">
              {items.length === 0 ? (
                <p className="text-muted">
                  Nothing yet. Credits you get or spend will be listed here.
                </p>
              ) : (
                <>
                  <LedgerTable entries={items} />
                  <ShowMore
                    shown={items.length}
                    total={total}
                    name="entries"
                    isLoading={isFetchingNextPage}
                    onMore={fetchMore}
                  />
                </>
              )}
            </Section>
          </div>
        </div>
      )}
    </>
  );
}
