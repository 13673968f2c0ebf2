import { useIsFetching } from '@tanstack/react-query';
import { useCallback } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { QueryFailure } from '@/components/query-failure';
import { MARKET_POLL_MS } from '@/config/constants';

import type { ActiveFilter } from './active-filters';
import { asBrowseQuery, type MarketQuery } from './market-query';
import { AT_ONCE, TraitWall } from './trait-wall';
import type { useBrowse } from './use-browse';
import { useHasSettled } from './use-has-settled';
import { WallSkeleton } from './wall-skeleton';

const EmptyResults = lazyComponent(async () => (await import('./empty-results')).EmptyResults);
// Fails silently, because new matches are optional.
const NewMatches = lazyComponent(async () => (await import('./new-matches')).NewMatches, {
  Failed: null,
});

type ListFailureProps = {
  title: string;
  isOutOfDate?: boolean;
  error: unknown;
  queryKey: readonly unknown[];
  onRetry: () => void;
};

/**
 * Subscribes to the query's fetch status in a separate component, so that nothing else re-renders
 * when the status changes.
 */
function ListFailure({ queryKey, ...failure }: ListFailureProps) {
  return <QueryFailure isRetrying={useIsFetching({ queryKey, exact: true }) > 0} {...failure} />;
}

type ResultsProps = {
  browse: ReturnType<typeof useBrowse>;
  query: MarketQuery;
  filters: readonly ActiveFilter[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
  onRestart: () => void;
};

export function Results({ browse, query, filters, cleared, onChange, onRestart }: ResultsProps) {
  const { queryKey, traits, total, first, error, isPlaceholderData } = browse;
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = browse;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchNextPageError, fetchNextPage]);

  // Waits with polling for new matches until the first page of this query has loaded.
  const key = isPlaceholderData || first === undefined ? '' : JSON.stringify(asBrowseQuery(query));
  const hasRested = useHasSettled(key, MARKET_POLL_MS) && key !== '';

  if (first === undefined)
    return error ? (
      <QueryFailure
        title="Couldn’t load the market"
        error={error}
        onRetry={() => void browse.refetch()}
      />
    ) : (
      <>
        <span role="status" className="sr-only">
          Loading traits
        </span>
        <WallSkeleton count={15} ahead={AT_ONCE} />
      </>
    );
  if (total === 0 && !isPlaceholderData)
    return <EmptyResults filters={filters} cleared={cleared} onChange={onChange} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'opacity-50 transition-opacity' : 'transition-opacity'}
    >
      {hasRested && (
        <NewMatches
          key={key}
          query={asBrowseQuery(query)}
          first={first}
          shown={{ traits, total }}
          onShow={(fresh) => {
            browse.beginWith(fresh);
            onRestart();
          }}
        />
      )}
      <TraitWall traits={traits} total={total} onNearEnd={goOn} />
      {hasNextPage && !isFetchNextPageError && (
        // Rendered whenever there is a next page, not only while it is being fetched, so that
        // fetching causes no new layout.
        <div className="wall-end mt-8 [contain-intrinsic-height:auto_20rem] [content-visibility:auto]">
          <WallSkeleton count={5} />
        </div>
      )}
      {isFetchNextPageError && (
        <div className="mt-8">
          <ListFailure
            title="Couldn’t load more traits"
            error={error}
            queryKey={queryKey}
            onRetry={() => void fetchNextPage()}
          />
        </div>
      )}
    </div>
  );
}
