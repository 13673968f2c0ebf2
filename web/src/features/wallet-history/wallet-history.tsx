import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ActivityFilters } from '@/components/economy/activity/activity-filters';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { EmptyNote } from '@/components/empty-note';
import { PagedList } from '@/components/paged-list';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  asActivityQuery,
  EVERYTHING,
  isNarrowed,
  readFilter,
  withFilter,
  type ActivityFilter,
} from '@/lib/economy/activity/activity-filter';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { grouped } from '@/lib/format/grouped';

import { DownloadHistory } from './download-history';
import { useWalletHistory } from './use-wallet-history';

const countText = (total: number): string => (total === 1 ? '1 event' : `${grouped(total)} events`);

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="max-w-text py-4">
      <p className="mb-4 text-muted">Nothing in this history matches these filters.</p>
      <Button variant="outline" onClick={onClear}>
        Show everything
      </Button>
    </div>
  );
}

type WalletHistoryProps = { address: WalletAddress; isOwn: boolean };

export function WalletHistory({ address, isOwn }: WalletHistoryProps) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params, []), [params]);
  const zone = useTimeZone();
  const query = useMemo(
    () => ({ ...asActivityQuery(filter, zone), wallet: address }),
    [filter, zone, address],
  );
  const history = useWalletHistory(query);
  const { first, isPlaceholderData } = history;
  const change = (next: ActivityFilter) =>
    setParams((current) => withFilter(current, next, []), { preventScrollReset: true });
  const isListed = first !== undefined && !isPlaceholderData;
  return (
    <>
      <ActivityFilters filter={filter} activities={history.items ?? []} onChange={change} />
      <div className="mt-4 mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {isListed ? countText(first.total) : '\u00A0'}
        </p>
        {isListed && first.total > 0 && (
          <DownloadHistory key={JSON.stringify(query)} query={query} total={first.total} />
        )}
      </div>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
        <PagedList
          list={history}
          name="events"
          failure="Couldn’t load this history. Nothing is lost."
          loading={<RowsSkeleton label="Loading the history" count={6} />}
          empty={
            isNarrowed(filter) ? (
              <NothingMatches onClear={() => change(EVERYTHING)} />
            ) : (
              <EmptyNote next={['Go to the market', paths.market]}>
                {isOwn ? 'You haven’t' : 'This wallet hasn’t'} listed, offered, bought or sold
                anything here yet.
              </EmptyNote>
            )
          }
        >
          {(activities) => (
            <ActivityList
              activities={activities}
              now={history.fetchedAt}
              you={isOwn ? address : undefined}
            />
          )}
        </PagedList>
      </div>
    </>
  );
}
