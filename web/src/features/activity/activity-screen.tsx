import { useMemo, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { EmptyNote } from '@/components/empty-note';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { grouped } from '@/lib/format/grouped';
import { useSession } from '@/lib/session/use-session';
import { activityFilter } from '@/lib/storage';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { useIsHydrating } from '@/lib/rendering/use-is-hydrating';
import {
  asActivityQuery,
  EVERYTHING,
  isNarrowed,
  readFilter,
  writeFilter,
  type ActivityFilter,
} from '@/lib/economy/activity/activity-filter';
import { useActivity } from './use-activity';
import type {
  ActivityPage,
  ActivityQuery,
  ActivityType,
} from '@trait-market/contract/economy/activity';
import { ActivityFilters } from '@/components/economy/activity/activity-filters';
import { paths } from '@/config/paths';
import { NewsOfList } from '@/components/economy/activity/news-of-list';
import { MARKET_PAGE } from '@/config/constants';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { useNewsOptions } from '@/lib/economy/live/news-options';
import { economyKeys } from '@/lib/economy/queries/keys';

/** The events that collectors usually follow, which the page shows at first. */
const USUAL: readonly ActivityType[] = ['sale', 'listing', 'offer'];

/** Returns the address of the same events. */
const canonicalActivity = (filter: ActivityFilter): string => {
  const params = writeFilter(filter, USUAL);
  return params.size === 0 ? paths.activity : `${paths.activity}?${params.toString()}`;
};

type ActivityNewsProps = {
  query: ActivityQuery;
  first: ActivityPage;
  onShow: (newest: ActivityPage) => void;
};

function ActivityNews({ query, first, onShow }: ActivityNewsProps) {
  const { data: newest } = activityApi.list.useQuery({
    queryKey: economyKeys.activity({ ...query, newest: true }),
    queryData: { query: { ...query, limit: MARKET_PAGE } },
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsOfList first={first} newest={newest} one="new event" many="new events" onShow={onShow} />
  );
}

const countText = (total: number): string => (total === 1 ? '1 event' : `${grouped(total)} events`);

function NothingHappened({ onClear }: { onClear: (() => void) | undefined }) {
  return onClear ? (
    <EmptyNote next={['Show everything', onClear]}>No activity of this kind yet.</EmptyNote>
  ) : (
    <EmptyNote next={['Go to the market', paths.market]}>
      The first sale or listing appears here as it happens.
    </EmptyNote>
  );
}

function Events() {
  const { address } = useSession();
  const [params, setParams] = useSearchParams();
  const summary = useRef<HTMLParagraphElement>(null);
  const filter = useMemo(() => readFilter(params, USUAL), [params]);
  const zone = useTimeZone();
  const query = useMemo(() => asActivityQuery(filter, zone), [filter, zone]);
  const activity = useActivity(query);
  const {
    items: activities = [],
    first,
    error,
    isPlaceholderData,
    isMoreMissing,
    fetchMore,
  } = activity;
  const change = (next: ActivityFilter) => {
    const written = writeFilter(next, USUAL);
    if (written.size === 0) activityFilter.clear();
    else activityFilter.write(written.toString());
    setParams(written);
  };
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Activity" canonical={canonicalActivity(filter)} />
      <div className="mt-6">
        <ActivityFilters filter={filter} usual={USUAL} activities={activities} onChange={change} />
      </div>
      <p
        id="results"
        ref={summary}
        role="status"
        tabIndex={-1}
        className="my-4 scroll-mt-24 text-sm text-muted tabular-nums"
      >
        {first !== undefined && !isPlaceholderData ? countText(first.total) : '\u00A0'}
      </p>
      {first === undefined && error && (
        <QueryFailure title="Couldn’t load the activity" query={activity} />
      )}
      {first === undefined && !error && <RowsSkeleton label="Loading the activity" />}
      {first !== undefined && activities.length === 0 && !isPlaceholderData && (
        <NothingHappened onClear={isNarrowed(filter) ? () => change(EVERYTHING) : undefined} />
      )}
      {first !== undefined && activities.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          {!isPlaceholderData && (
            <ActivityNews
              key={params.toString()}
              query={query}
              first={first}
              onShow={(fresh) => {
                activity.beginWith(fresh);
                summary.current?.scrollIntoView();
                summary.current?.focus({ preventScroll: true });
              }}
            />
          )}
          <ActivityList activities={activities} now={activity.fetchedAt} marked={address} />
        </div>
      )}
      {isMoreMissing && fetchMore && (
        <div className="mt-6">
          <QueryFailure title="Couldn’t load earlier activity" error={error} onRetry={fetchMore} />
        </div>
      )}
      {fetchMore && !isMoreMissing && (
        <Button
          variant="outline"
          className="mt-6"
          disabled={activity.isFetchingNextPage}
          onClick={fetchMore}
        >
          {activity.isFetchingNextPage && <Spinner aria-label="Loading earlier activity" />}
          <span>Show earlier activity</span>
        </Button>
      )}
    </div>
  );
}

export function ActivityScreen() {
  const [{ size }] = useSearchParams();
  const [savedFilter] = useState(activityFilter.read);
  const [isReturning, setReturning] = useState(size === 0 && savedFilter !== undefined);
  // The server can't read the filter, so its list stays until the filtered one has loaded.
  const [isHydration] = useState(useIsHydrating());
  if (isReturning && size > 0) setReturning(false);
  return (
    <>
      {(isHydration || !isReturning) && <Events />}
      {isReturning && <Navigate to={`?${savedFilter}`} replace />}
    </>
  );
}
