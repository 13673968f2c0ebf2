import { useCallback } from 'react';

import { QueryFailure } from '@/components/query-failure';

import type { ActiveFilter } from './active-filters';
import { EmptyResults } from './empty-results';
import { asBrowseQuery, type MarketQuery } from './market-query';
import { NewMatches } from './new-matches';
import { TraitWall } from './trait-wall';
import type { useBrowse } from './use-browse';
import { WallSkeleton } from './wall-skeleton';

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
  const { traits, total, first, error, isPlaceholderData } = browse;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = browse;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (first === undefined)
    return error ? (
      <QueryFailure
        title="The market could not be read"
        error={error}
        isRetrying={browse.isFetching}
        onRetry={() => void browse.refetch()}
      />
    ) : (
      <WallSkeleton />
    );
  if (total === 0 && !isPlaceholderData)
    return <EmptyResults filters={filters} cleared={cleared} onChange={onChange} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'opacity-50 transition-opacity' : 'transition-opacity'}
    >
      {!isPlaceholderData && (
        <NewMatches
          key={JSON.stringify(asBrowseQuery(query))}
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
      {isFetchingNextPage && (
        <div className="mt-8">
          <WallSkeleton count={5} />
        </div>
      )}
      {isFetchNextPageError && (
        <div className="mt-8">
          <QueryFailure
            title="The rest of the list could not be read"
            error={error}
            isRetrying={isFetchingNextPage}
            onRetry={() => void fetchNextPage()}
          />
        </div>
      )}
    </div>
  );
}
