import type { Facets } from '@trait-market/contract/economy/traits';
import type { ChainId } from '@trait-market/contract/economy/chains';

import { memo } from 'react';

import type { MarketQuery } from '../market-query';
import { filters } from './all-filters';
import { hasBounds } from './price';

type FilterListProps = {
  query: MarketQuery;
  facets: Facets;
  /** Whose coin the prices of the query are in. */
  priceChain: ChainId;
  onChange: (query: MarketQuery) => void;
};

/**
 * Everything that the market can be narrowed down by, beside the name. Drawn anew only for another
 * query: the list beside it grows while somebody scrolls.
 */
export const FilterList = memo(function FilterList({
  query,
  facets,
  priceChain,
  onChange,
}: FilterListProps) {
  /** An order by price follows what is looked at; bounds stay in the coin that they were set in. */
  const coin = { priceChain: hasBounds(query) ? priceChain : undefined };
  return (
    <div className="grid gap-5">
      {filters.map(
        ({ title, Control, movesCoin }) =>
          Control && (
            <Control
              key={title}
              choice={query}
              facets={facets}
              priceChain={priceChain}
              onChange={(choice) => onChange({ ...query, ...(movesCoin ? coin : {}), ...choice })}
            />
          ),
      )}
    </div>
  );
});
