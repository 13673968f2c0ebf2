import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { Button } from '@/components/ui/button';
import { NoMatches } from '@/components/market-filters/no-matches';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

import { asBrowseQuery, type MarketQuery } from './market-query';
import { useAvatarsNamed, useCollectionsNamed } from './use-named';

type EmptyResultsProps = {
  name: string;
  filters: readonly ActiveFilter<MarketQuery>[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
};

type OnlyNamedProps = Pick<EmptyResultsProps, 'name' | 'cleared' | 'onChange'>;

/** Says that no trait has the searched name, and refers to the collections and avatars that have it. */
function NoTraitNamed({ name, cleared, onChange }: OnlyNamedProps) {
  const collections = useCollectionsNamed(name).data?.items.length ?? 0;
  const avatars = useAvatarsNamed(name).data?.items.length ?? 0;
  const others = [...(collections > 0 ? ['collections'] : []), ...(avatars > 0 ? ['avatars'] : [])];
  return (
    <div className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">No trait has this name</h2>
      <p className="mt-2 text-muted">
        {others.length > 0
          ? `The ${others.join(' and ')} that match it are above.`
          : 'Check the spelling, or try a shorter name, a kind of trait (such as “eyes”) or a collection.'}
      </p>
      <Button variant="link" className="mt-4 -ml-4" onClick={() => onChange(cleared)}>
        Show everything
      </Button>
    </div>
  );
}

export function EmptyResults({ name, filters, cleared, onChange }: EmptyResultsProps) {
  const queries = browseApi.browse.useQueries({
    queries: filters.map(({ without }) => ({
      queryKey: economyKeys.traits({ ...asBrowseQuery(without), onlyTotal: true }),
      queryData: { query: { ...asBrowseQuery(without), limit: 1 } },
    })),
  });
  if (filters.length === 0)
    return (
      <div className="max-w-text py-8">
        <h2 className="font-display text-lg font-bold">The market is empty</h2>
        <p className="mt-2 text-muted">
          There are no traits yet. They appear here when they’re minted or taken off an avatar.
        </p>
      </div>
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
