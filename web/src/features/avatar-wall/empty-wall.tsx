import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { NoMatches } from '@/components/market-filters/no-matches';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { asAvatarsQuery, type WallQuery } from './wall-query';

type EmptyWallProps = {
  filters: readonly ActiveFilter<WallQuery>[];
  cleared: WallQuery;
  onChange: (query: WallQuery) => void;
};

export function EmptyWall({ filters, cleared, onChange }: EmptyWallProps) {
  const queries = avatarsApi.browse.useQueries({
    queries: filters.map(({ without }) => ({
      queryKey: [ECONOMY_QUERIES, 'avatars', asAvatarsQuery(without), 'total'],
      queryData: { query: { ...asAvatarsQuery(without), limit: 1 } },
    })),
  });
  if (filters.length === 0)
    return (
      <div className="max-w-text py-8">
        <h2 className="font-display text-lg font-bold">There are no avatars yet</h2>
        <p className="mt-2 text-muted">They appear here when they’re minted.</p>
      </div>
    );
  return (
    <NoMatches
      noun="avatar"
      filters={filters}
      totals={queries.map(({ data }) => data?.body.total)}
      isCounting={queries.some(({ isPending }) => isPending)}
      cleared={cleared}
      onChange={onChange}
    />
  );
}
