import { CHAINS, type ChainId } from '@trait-market/contract/economy/chains';
import type { Facets } from '@trait-market/contract/economy/traits';

import { plainText } from '@/lib/format/plain-text';
import { rarityNames, slotNames } from '@/lib/economy/trait-words';

import { everything, hasBounds, nativeCoin, type MarketQuery } from './market-query';

/** One thing that narrows the market down, and the query without it. */
export type ActiveFilter = { key: string; kind: string; words: string; without: MarketQuery };

const CHIP_LENGTH = 40;

const others = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.filter((one) => one !== value);

const priceWords = ({ minPrice, maxPrice }: MarketQuery, priceChain: ChainId): string => {
  const coin = nativeCoin(priceChain);
  if (maxPrice === '') return `from ${minPrice} ${coin}`;
  return minPrice === '' ? `up to ${maxPrice} ${coin}` : `${minPrice} – ${maxPrice} ${coin}`;
};

/**
 * Everything that narrows the market down, in the order of its filters.
 *
 * @param priceChain whose coin the prices of the query are in
 */
export const activeFilters = (
  query: MarketQuery,
  facets: Facets | undefined,
  priceChain: ChainId,
): ActiveFilter[] => {
  const nameOf = (slug: string): string =>
    plainText(facets?.collection.find(({ value }) => value === slug)?.name ?? slug, CHIP_LENGTH);
  return [
    ...(query.name === ''
      ? []
      : [
          {
            key: 'name',
            kind: 'Name',
            words: `“${plainText(query.name, CHIP_LENGTH)}”`,
            without: { ...query, name: '' },
          },
        ]),
    ...(query.listed === undefined
      ? []
      : [
          {
            key: 'listed',
            kind: 'Availability',
            words: query.listed ? 'For sale' : 'Not for sale',
            without: { ...query, listed: undefined },
          },
        ]),
    ...query.collection.map((slug) => ({
      key: `collection-${slug}`,
      kind: 'Collection',
      words: nameOf(slug),
      without: { ...query, collection: others(query.collection, slug) },
    })),
    ...query.slot.map((slot) => ({
      key: `slot-${slot}`,
      kind: 'Slot',
      words: slotNames[slot],
      without: { ...query, slot: others(query.slot, slot) },
    })),
    ...query.rarity.map((rarity) => ({
      key: `rarity-${rarity}`,
      kind: 'Rarity',
      words: rarityNames[rarity],
      without: { ...query, rarity: others(query.rarity, rarity) },
    })),
    ...query.chain.map((id) => ({
      key: `chain-${id}`,
      kind: 'Chain',
      words: CHAINS[id].name,
      without: { ...query, chain: others(query.chain, id) },
    })),
    ...(hasBounds(query)
      ? [
          {
            key: 'price',
            kind: 'Price',
            words: priceWords(query, priceChain),
            without: { ...query, minPrice: '', maxPrice: '', priceChain: undefined },
          },
        ]
      : []),
  ];
};

/** The query with nothing to narrow it down, in the same order. */
export const withoutFilters = ({ sort }: MarketQuery): MarketQuery => ({ ...everything, sort });
