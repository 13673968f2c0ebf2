import type { ReactNode } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { QueryFailure } from '@/components/query-failure';
import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { WallSkeleton } from '@/components/market-search/wall-skeleton';
import { loadOnDemand } from './load-on-demand';
import { asBrowseQuery, type MarketQuery } from './market-query';
import type { ChangeSelected, Selected } from './selection/selected';
import { TraitWall } from './trait-wall';
import type { useBrowse } from './use-browse';
import { LoadingText } from '@/components/ui/skeleton';

const EmptyResults = lazyComponent(async () => (await loadOnDemand()).EmptyResults);
const NoTraitNamed = lazyComponent(
  async () => (await import('./names/named-matches')).NoTraitNamed,
);
// Fails silently, because new matches are optional.
const NewMatches = lazyComponent(async () => (await import('./new-matches')).NewMatches, {
  Failed: null,
});

type ResultsProps = {
  browse: ReturnType<typeof useBrowse>;
  query: MarketQuery;
  filters: readonly ActiveFilter<MarketQuery>[];
  cleared: MarketQuery;
  /** Returns the headings of the list view's columns. If not `isSorted`, the list has its own order. */
  headings: (isSorted: boolean) => ReactNode;
  onChange: (query: MarketQuery) => void;
  onRestart: () => void;
  selected: Selected | undefined;
  onSelect: ChangeSelected;
};

export function Results({
  browse,
  query,
  filters,
  cleared,
  headings,
  onChange,
  onRestart,
  selected,
  onSelect,
}: ResultsProps) {
  const { items: traits = [], total, first, error, isPlaceholderData, isMoreMissing } = browse;
  const { fetchMore, isFetchingNextPage } = browse;
  if (first === undefined)
    return error ? (
      <QueryFailure title="Couldn’t load the market" query={browse} />
    ) : (
      <>
        <LoadingText>Loading traits</LoadingText>
        <WallSkeleton count={15} />
      </>
    );
  if (total === 0 && !isPlaceholderData)
    return query.name !== '' && filters.length === 1 ? (
      <NoTraitNamed
        name={query.name}
        cleared={cleared}
        headings={headings}
        onChange={onChange}
        selected={selected}
        onSelect={onSelect}
      />
    ) : (
      <EmptyResults filters={filters} cleared={cleared} onChange={onChange} />
    );
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
      <TraitWall
        selected={selected}
        onSelect={onSelect}
        traits={traits}
        total={total}
        collections={first.facets.collection}
        onNearEnd={() => {
          if (!isFetchingNextPage && !isMoreMissing) fetchMore?.();
        }}
      />
      {fetchMore && !isMoreMissing && (
        // The skeleton is rendered even if nothing is fetched, so that fetching causes no layout.
        <div className="wall-end mt-8">
          <WallSkeleton count={5} />
        </div>
      )}
      {isMoreMissing && (
        <div className="mt-8">
          <QueryFailure
            title="Couldn’t load more traits"
            error={error}
            isRetrying={isFetchingNextPage}
            onRetry={() => fetchMore?.()}
          />
        </div>
      )}
    </div>
  );
}
