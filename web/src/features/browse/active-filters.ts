import type { Facets } from '@trait-market/contract/economy/traits';

import { filters } from './filters/all-filters';
import type { Chip } from './filters/filter';
import { everything, type MarketQuery } from './market-query';

/** One thing that narrows the market down, and the query without it. */
export type ActiveFilter = Chip<MarketQuery> & { kind: string };

/** Everything that narrows the market down, in the order of its filters. */
export const activeFilters = (query: MarketQuery, facets: Facets | undefined): ActiveFilter[] =>
  filters.flatMap(({ title, chips }) =>
    chips(query, { facets }).map((chip) => ({
      ...chip,
      kind: title,
      without: { ...query, ...chip.without },
    })),
  );

/** The query with nothing to narrow it down, in the same order. */
export const withoutFilters = ({ sort }: MarketQuery): MarketQuery => ({ ...everything, sort });
