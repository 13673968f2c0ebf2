import { CHAINS, type ChainId, type Unit } from '@trait-market/contract/economy/shared';
import type { TraitPage } from '@trait-market/contract/economy/traits';

import { zonedMoment, type TimeZone } from '@/lib/format/dates';

import type { SharedFacets } from './filter';
import { hasBounds, unitWord } from './price';

type Wanted = {
  sort: string;
  chain: readonly ChainId[];
  minPrice: string;
  maxPrice: string;
  priceIn: Unit | undefined;
};

type Page = Pick<TraitPage, 'priceChain' | 'ratesAt'> & {
  facets: SharedFacets;
  items: readonly { floor?: unknown; price?: unknown }[];
};

const isByPrice = ({ sort }: Wanted): boolean => sort === 'price-asc' || sort === 'price-desc';

/** Explains why prices on the two chains aren't compared with each other. */
const uncompared = ({ priceIn }: Wanted, { priceChain, facets }: Page): string => {
  if (priceIn === undefined) {
    const other = facets.chainId.find(({ value }) => value !== String(priceChain));
    return `${other?.name} comes after ${CHAINS[priceChain].name}`;
  }
  return priceIn === 'eth' || priceIn === 'pol'
    ? `only prices in ${unitWord(priceIn)} are shown`
    : 'your price filter isn’t applied';
};

/**
 * `tip` explains how the sort compares prices; it is empty until the prices have loaded. `warning`
 * says what can't be compared now.
 */
export const priceNote = (
  query: Wanted,
  first: Page | undefined,
  zone: TimeZone,
): { tip?: string; warning?: string } => {
  const mayCompare = isByPrice(query) && query.chain.length !== 1;
  if (first === undefined) return mayCompare ? { tip: '' } : {};
  const chains = first.facets.chainId.filter(({ count }) => count > 0);
  const compares = mayCompare && chains.length > 1;
  if (!first.ratesAt)
    return compares || hasBounds(query)
      ? { warning: `Without current exchange rates, ${uncompared(query, first)}.` }
      : {};
  // Items without a price are last, so the first page has a price if any item has one.
  const isPriced = first.items.some(({ floor, price }) => Boolean(floor ?? price));
  if (!compares || !isPriced) return {};
  const at = zonedMoment(new Date(first.ratesAt), zone);
  return { tip: `Prices are compared at exchange rates of ${at}.` };
};
