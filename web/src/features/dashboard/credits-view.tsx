import { creditBalance } from '@trait-market/contract/v1/credits';

import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';

const line = 'flex items-baseline justify-between gap-6 py-3';

/** Shows the parts of the header's credit balance (§3 Credits). Without data, no numbers. */
export function CreditsView() {
  const query = useCredits();
  const { data, error } = query;
  const amount = (figure: number | undefined, width = 'w-14') => {
    if (figure !== undefined) return figure;
    if (!error) return <Skeleton className={`rounded-control ${width}`}>&nbsp;</Skeleton>;
    return <span className="text-base font-normal tracking-normal text-muted">Unknown</span>;
  };
  return (
    <div className="max-w-lg">
      {error && !data && (
        <div className="mb-6">
          <QueryFailure title="Couldn’t load your credits" query={query} />
        </div>
      )}
      {!error && !data && <LoadingText>Loading your credits</LoadingText>}
      <dl className="divide-y divide-hairline tabular-nums">
        <div className={line}>
          <dt>From a plan</dt>
          <dd>{amount(data?.subscription.amount)}</dd>
        </div>
        <div className={line}>
          <dt>Extra credits</dt>
          <dd>{amount(data?.vanilla.amount)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-6 pt-5">
          <dt className="font-semibold">Balance</dt>
          <dd className="font-display text-2xl font-extrabold">
            {data ? creditBalance(data) : amount(undefined, 'w-32')}
          </dd>
        </div>
      </dl>
      <div className="mt-8">
        <NextLink to={paths.subscriptions}>Get credits</NextLink>
      </div>
    </div>
  );
}
