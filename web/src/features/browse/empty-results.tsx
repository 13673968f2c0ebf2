import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { EmptyFrame } from '@/components/page/empty-frame';
import { NoMatches } from '@/components/market-filters/no-matches';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

import { asBrowseQuery, type MarketQuery } from './market-query';

type EmptyResultsProps = {
  filters: readonly ActiveFilter<MarketQuery>[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
};

/** Fetches a total with a page of one trait. */
const onePage = (query: MarketQuery) => ({
  queryKey: economyKeys.traits({ ...asBrowseQuery(query), onlyTotal: true }),
  queryData: { query: { ...asBrowseQuery(query), limit: 1 } },
});

export function EmptyResults({ filters, cleared, onChange }: EmptyResultsProps) {
  const queries = browseApi.browse.useQueries({
    queries: filters.map(({ without }) => onePage(without)),
  });
  if (filters.length === 0)
    return (
      <EmptyFrame>
        <h2 className="font-display text-lg font-bold">The market is empty</h2>
        <p className="mt-2 text-muted">
          There are no traits yet. They appear here when they’re minted or taken off an avatar.
        </p>
      </EmptyFrame>
    );
  return (
    <NoMatches
      noun="trait"
      filters={filters}
      totals={queries.map(({ data }) => data?.body.total)}
      isCounting={queries.some(({ isPending }) => isPending)}
      cleared={cleared}
      onChange={onChange}
    />
  );
}
