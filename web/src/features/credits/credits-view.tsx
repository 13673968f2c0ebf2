import type { CreditLedger, CreditLot } from '@trait-market/contract/economy/credits';
import { Day } from '@/components/economy/activity/day';
import { Fact } from '@/components/economy/fact';
import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { creditSum } from '@/lib/economy/amounts/credit-sum';
import { grouped } from '@/lib/format/grouped';
import { LedgerTable } from './ledger-table';
import { useCreditLedger } from './use-credit-ledger';
import { lotsByDay } from '@/lib/economy/wallets/lots-by-day';

const names: Record<CreditLot['bucket'], string> = {
  subscription: 'From a plan',
  vanilla: 'Extra credits',
};

function CreditLots({ lots }: Pick<CreditLedger, 'lots'>) {
  if (lots.length === 0) return <p className="text-muted">You have no credits right now.</p>;
  return (
    <ol className="divide-y divide-hairline border-y border-hairline tabular-nums">
      {lotsByDay(lots).map(({ bucket, amount, endsAt }) => (
        <li key={`${bucket} ${endsAt}`} className="flex items-baseline justify-between gap-6 py-3">
          <span>
            <span className="block">{names[bucket]}</span>
            <span className="block text-sm text-muted">
              {endsAt === null ? (
                'Never expire'
              ) : (
                <span>
                  Expire on <Day at={endsAt} />
                </span>
              )}
            </span>
          </span>
          <span className="font-semibold">{amount}</span>
        </li>
      ))}
    </ol>
  );
}

function Loading() {
  return (
    <div>
      <LoadingText>Loading your credits</LoadingText>
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
            {grouped(creditSum(balance))}
          </dd>
        </div>
        <Fact
          name="Plan"
          note={
            subscription && (
              <span>
                Ends on <Day at={subscription.endsAt} />
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
  const { items, first, error } = ledger;
  return (
    <>
      {error && (
        <div className="mb-8">
          <QueryFailure
            title="Couldn’t load your credits"
            isOutOfDate={items !== undefined}
            query={ledger}
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
                    total={ledger.total}
                    name="entries"
                    isLoading={ledger.isFetchingNextPage}
                    onMore={ledger.fetchMore}
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
