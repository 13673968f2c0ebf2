import type { WalletAddress } from '@trait-market/contract/shared';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';

import { useWalletHistory } from './use-wallet-history';

const ROWS = 6;

function HistoryLoading() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading your history
      </span>
      <ul aria-hidden className="divide-y divide-hairline border-y border-hairline">
        {Array.from({ length: ROWS }, (_, position) => (
          <li
            key={position}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 py-3"
          >
            <Skeleton className="aspect-square rounded-control" />
            <Skeleton className="h-5 w-3/5 rounded-control" />
          </li>
        ))}
      </ul>
    </>
  );
}

type WalletHistoryProps = { address: WalletAddress; isOwn: boolean };

export function WalletHistory({ address, isOwn }: WalletHistoryProps) {
  const { items, total, fetchedAt, error, isFetching, isFetchingNextPage, fetchMore, retry } =
    useWalletHistory(address);
  return (
    <>
      {error && (
        <div className="mb-6">
          <QueryFailure
            title="Couldn’t load your history. Nothing is lost."
            isOutOfDate={items !== undefined}
            error={error}
            isRetrying={isFetching}
            onRetry={retry}
          />
        </div>
      )}
      {!items && !error && <HistoryLoading />}
      {items?.length === 0 && (
        <div className="max-w-text">
          <p className="mb-5 text-muted">
            {isOwn ? 'You haven’t' : 'This wallet hasn’t'} listed, offered, bought or sold anything
            here yet.
          </p>
          <NextLink to={paths.market}>Go to the market</NextLink>
        </div>
      )}
      {items && items.length > 0 && (
        <>
          <ActivityList activities={items} now={fetchedAt} you={isOwn ? address : undefined} />
          <ShowMore
            shown={items.length}
            total={total}
            name="events"
            isLoading={isFetchingNextPage}
            onMore={fetchMore}
          />
        </>
      )}
    </>
  );
}
