import type { Facets } from '@trait-market/contract/economy/traits';

import { filters } from './filters/all-filters';
import type { Chip } from './filters/filter';
import { everything, type MarketQuery } from './market-query';

export type ActiveFilter = Chip<MarketQuery> & { kind: string };

/** Returns the active filters, in the same order as in the list of filters. */
export const activeFilters = (query: MarketQuery, facets: Facets | undefined): ActiveFilter[] =>
  filters.flatMap(({ title, chips }) =>
    chips(query, { facets }).map((chip) => ({
      ...chip,
      kind: title,
      without: { ...query, ...chip.without },
    })),
  );

export const withoutFilters = ({ sort }: MarketQuery): MarketQuery => ({ ...everything, sort });
