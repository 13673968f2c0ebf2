import type { Facets } from '@trait-market/contract/economy/traits';
import { memo } from 'react';

import type { MarketQuery } from './market-query';
import { filters } from './filters/all-filters';

type FilterListProps = {
  query: MarketQuery;
  facets: Facets;
  onChange: (query: MarketQuery) => void;
};

/** Memoized, because its parent re-renders whenever the list of traits grows while scrolling. */
export const FilterList = memo(function FilterList({ query, facets, onChange }: FilterListProps) {
  return (
    <div className="grid gap-5">
      {filters.map(
        ({ title, Control }) =>
          Control && (
            <Control
              key={title}
              choice={query}
              facets={facets}
              onChange={(choice) => onChange({ ...query, ...choice })}
            />
          ),
      )}
    </div>
  );
});
