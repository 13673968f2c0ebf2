import { countText } from '@/components/market-filters/filter';
import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { EmptyFrame } from '@/components/page/empty-frame';
import { Button } from '@/components/ui/button';
import { NoMatches } from '@/components/market-filters/no-matches';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { nameAsFilters } from '@/lib/search/name-as-filters';
import { useAvatarsNamed, useCollectionsNamed } from '@/lib/search/use-named';

import { traitFilters } from './all-filters';
import { asBrowseQuery, everything, type MarketQuery } from './market-query';

type EmptyResultsProps = {
  name: string;
  filters: readonly ActiveFilter<MarketQuery>[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
};

type OnlyNamedProps = Pick<EmptyResultsProps, 'name' | 'cleared' | 'onChange'>;

/** Fetches facets or a total with a page of one trait. */
const onePage = (query: MarketQuery) => ({
  queryKey: economyKeys.traits({ ...asBrowseQuery(query), onlyTotal: true }),
  queryData: { query: { ...asBrowseQuery(query), limit: 1 } },
});

type AsFiltersProps = { query: MarketQuery; onChange: (query: MarketQuery) => void };

/** Offers the traits that match if the search's words are read as filters, if there are any. */
function AsFilters({ query, onChange }: AsFiltersProps) {
  const first = browseApi.browse.useQuery(onePage(query)).data?.body;
  if (first === undefined || first.total === 0) return null;
  const filters = traitFilters.active(query, first.facets).map(({ words }) => words);
  return (
    <Button
      variant="outline"
      className="h-auto min-h-10 max-w-full py-2 text-left"
      onClick={() => onChange(query)}
    >
      <span className="min-w-0 wrap-anywhere whitespace-normal">
        {`Show ${countText('trait', first.total)}: ${filters.join(' · ')}`}
      </span>
    </Button>
  );
}

/** Says that no trait has the searched name, and refers to the collections and avatars that have it. */
function NoTraitNamed({ name, cleared, onChange }: OnlyNamedProps) {
  const collections = useCollectionsNamed(name).data?.items.length ?? 0;
  const avatars = useAvatarsNamed(name).data?.items.length ?? 0;
  const facets = browseApi.browse.useQuery(onePage(everything)).data?.body.facets;
  const asFilters = facets && nameAsFilters(name, facets.collection);
  const others = [...(collections > 0 ? ['collections'] : []), ...(avatars > 0 ? ['avatars'] : [])];
  return (
    <EmptyFrame>
      <h2 className="font-display text-lg font-bold">No trait has this name</h2>
      <p className="mt-2 text-muted">
        {others.length > 0
          ? `The ${others.join(' and ')} that match it are above.`
          : 'Check the spelling, or try a shorter name, a kind of trait (such as “eyes”) or a collection.'}
      </p>
      {/* The link comes first, because the button would move it when it has loaded. */}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2">
        <Button variant="link" className="-ml-4" onClick={() => onChange(cleared)}>
          Show everything
        </Button>
        {asFilters && <AsFilters query={{ ...everything, ...asFilters }} onChange={onChange} />}
      </div>
    </EmptyFrame>
  );
}

export function EmptyResults({ name, filters, cleared, onChange }: EmptyResultsProps) {
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
  if (name !== '' && filters.length === 1)
    return <NoTraitNamed name={name} cleared={cleared} onChange={onChange} />;
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
