import { creditBalance } from '@trait-market/contract/v1/credits';

import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';

const line = 'flex items-baseline justify-between gap-6 py-3';

/** What the balance in the header is made of (§3 Credits). */
export function CreditsView() {
  const { data, error, isFetching, refetch } = useCredits();
  if (error && !data)
    return (
      <QueryFailure
        title="Your credits could not be fetched"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const amount = (figure: number | undefined) =>
    figure === undefined ? <Skeleton className="h-6 w-14 rounded-control" /> : figure;
  return (
    <div className="max-w-lg">
      <dl className="divide-y divide-hairline tabular-nums">
        <div className={line}>
          <dt>From your subscription</dt>
          <dd>{amount(data?.subscription.amount)}</dd>
        </div>
        <div className={line}>
          <dt>Vanilla credits</dt>
          <dd>{amount(data?.vanilla.amount)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-6 pt-5">
          <dt className="font-semibold">Balance</dt>
          <dd className="font-display text-2xl font-extrabold">
            {data ? creditBalance(data) : <Skeleton className="h-16 w-32 rounded-control" />}
          </dd>
        </div>
      </dl>
      <div className="mt-8">
        <NextLink to={paths.subscriptions}>About subscriptions</NextLink>
      </div>
    </div>
  );
}
