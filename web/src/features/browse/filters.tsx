import type { Facets } from '@trait-market/contract/economy/traits';
import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import { RaritySchema, SlotSchema } from '@trait-market/contract/economy/slots';

import { memo } from 'react';

import { FacetGroup } from './facet-group';
import { ListedFilter } from './listed-filter';
import { hasBounds, type MarketQuery } from './market-query';
import { PriceFilter } from './price-filter';

type FiltersProps = {
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
export const Filters = memo(function Filters({
  query,
  facets,
  priceChain,
  onChange,
}: FiltersProps) {
  const to = (change: Partial<MarketQuery>) => onChange({ ...query, ...change });
  /** An order by price follows what is looked at; bounds stay in the coin that they were set in. */
  const toPlace = (change: Partial<MarketQuery>) =>
    to({ ...change, priceChain: hasBounds(query) ? priceChain : undefined });
  return (
    <div className="grid gap-5">
      <ListedFilter
        values={facets.listed}
        listed={query.listed}
        onChange={(listed) => to({ listed })}
      />
      <FacetGroup
        title="Slot"
        values={facets.slot}
        chosen={query.slot}
        onChange={(chosen) =>
          to({ slot: SlotSchema.options.filter((slot) => chosen.includes(slot)) })
        }
      />
      <FacetGroup
        title="Rarity"
        values={facets.rarity}
        chosen={query.rarity}
        onChange={(chosen) =>
          to({ rarity: RaritySchema.options.filter((rarity) => chosen.includes(rarity)) })
        }
      />
      <FacetGroup
        title="Collection"
        values={facets.collection}
        chosen={query.collection}
        onChange={(collection) => toPlace({ collection })}
      />
      <FacetGroup
        title="Chain"
        values={facets.chainId}
        chosen={query.chain.map(String)}
        onChange={(chosen) =>
          toPlace({ chain: CHAIN_IDS.filter((id) => chosen.includes(String(id))) })
        }
      />
      <PriceFilter
        minPrice={query.minPrice}
        maxPrice={query.maxPrice}
        priceChain={priceChain}
        onChange={to}
      />
    </div>
  );
});
