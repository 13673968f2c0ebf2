import type { Facets } from '@trait-market/contract/economy/traits';

import type { MarketQuery } from './market-query';
import { filters } from './filters/all-filters';

type FilterListProps = {
  query: MarketQuery;
  facets: Facets;
  onChange: (query: MarketQuery) => void;
};

/** Lists all filters except the name, whose field is above the results. */
export function FilterList({ query, facets, onChange }: FilterListProps) {
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
}
