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
// Nobody asked for it: if it cannot be loaded, nothing is said of it.
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

/** It asks for itself whether the list is being read again: nothing else is drawn anew for that. */
function ListFailure({ queryKey, ...failure }: ListFailureProps) {
  return <QueryFailure isRetrying={useIsFetching({ queryKey, exact: true }) > 0} {...failure} />;
}

type ResultsProps = {
  browse: ReturnType<typeof useBrowse>;
  query: MarketQuery;
  filters: readonly ActiveFilter[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
  /** Goes to the beginning of the list. */
  onRestart: () => void;
};

/** The traits that match, with what there is to say where they fail to come. */
export function Results({ browse, query, filters, cleared, onChange, onRestart }: ResultsProps) {
  const { queryKey, traits, total, first, error, isPlaceholderData } = browse;
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = browse;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchNextPageError, fetchNextPage]);

  // Nothing can be new before that.
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
        // It stands there from the start, so that nothing is laid out for each page that is fetched.
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
