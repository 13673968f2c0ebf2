import { Button } from '@/components/ui/button';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { traitsText } from '@/lib/economy/traits/trait-words';

import type { ActiveFilter } from './active-filters';
import { asBrowseQuery, type MarketQuery } from './market-query';

type EmptyResultsProps = {
  filters: readonly ActiveFilter[];
  cleared: MarketQuery;
  onChange: (query: MarketQuery) => void;
};

export function EmptyResults({ filters, cleared, onChange }: EmptyResultsProps) {
  const queries = browseApi.browse.useQueries({
    queries: filters.map(({ without }) => ({
      queryKey: economyKeys.traits({ ...asBrowseQuery(without), onlyTotal: true }),
      queryData: { query: { ...asBrowseQuery(without), limit: 1 } },
    })),
  });
  const ways = filters
    .map((filter, position) => ({ ...filter, total: queries[position]?.data?.body.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
  const isCounting = queries.some(({ isPending }) => isPending);
  if (filters.length === 0)
    return (
      <div className="max-w-text py-8">
        <h2 className="font-display text-lg font-bold">The market is empty</h2>
        <p className="mt-2 text-muted">
          There are no traits yet. They appear here when they’re minted or taken off an avatar.
        </p>
      </div>
    );
  return (
    <div className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">No traits match these filters</h2>
      <p className="mt-2 text-muted">
        {ways.length > 0 ? 'Try removing a filter:' : 'Remove some filters, or show everything.'}
      </p>
      <ul
        aria-busy={isCounting}
        className="mt-4 grid min-h-10 grid-cols-1 justify-items-start gap-2"
      >
        {ways.map(({ key, kind, words: what, without, total }) => (
          <li key={key} className="max-w-full min-w-0">
            <Button
              variant="outline"
              onClick={() => onChange(without)}
              className="h-auto min-h-10 max-w-full py-2 text-left"
            >
              <span className="min-w-0 wrap-anywhere whitespace-normal">
                {traitsText(total)} without {kind.toLowerCase()} {what}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="link" className="mt-4 -ml-4" onClick={() => onChange(cleared)}>
        Show everything
      </Button>
    </div>
  );
}
