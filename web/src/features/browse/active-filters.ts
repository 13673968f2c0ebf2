import type { Facets } from '@trait-market/contract/economy/traits';

import { filters } from './filters/all-filters';
import type { Chip } from './filters/filter';
import { everything, type MarketQuery } from './market-query';

export type ActiveFilter = Chip<MarketQuery> & { kind: string };

/** Lists the active filters, in the order of the filter list. */
export const activeFilters = (query: MarketQuery, facets: Facets | undefined): ActiveFilter[] =>
  filters.flatMap(({ title, chips }) =>
    chips(query, { facets }).map((chip) => ({
      ...chip,
      kind: title,
      without: { ...query, ...chip.without },
    })),
  );

export const withoutFilters = ({ sort }: MarketQuery): MarketQuery => ({ ...everything, sort });
