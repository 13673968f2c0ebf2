import type { SavedTraitQuery } from '@trait-market/contract/economy/searches';

import type { TraitEntry } from '../catalogue/catalogue';
import { namedAs } from '../catalogue/name-match';
import type { MarketContext } from '../orders/market-context';
import { wearOf } from '../traits/rarity';
import { isOneOf } from './avatar-matcher';

/** The filters of traits that don't depend on a listing. */
type TraitFilters = Omit<
  SavedTraitQuery,
  'kind' | 'listed' | 'minPrice' | 'maxPrice' | 'priceUnit' | 'sort'
>;

/** Returns whether a trait matches the filters of a saved search or of an alert. */
export const traitMatcher = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  query: TraitFilters,
): ((trait: TraitEntry) => boolean) => {
  const { catalogue } = context;
  // A new filter of the contract needs its line here.
  const passes: Readonly<Record<keyof TraitFilters, (trait: TraitEntry) => boolean>> = {
    chainId: ({ collection }) =>
      isOneOf(query.chainId, catalogue.collections.get(collection)?.chainId),
    collection: ({ collection }) => isOneOf(query.collection, collection),
    slot: ({ slot }) => isOneOf(query.slot, slot),
    name: namedAs(catalogue, query.name ?? ''),
    rarity: (trait) =>
      query.rarity === undefined || query.rarity.includes(wearOf(context, trait).rarity),
  };
  const filters = Object.values(passes);
  return (trait) => filters.every((isPassed) => isPassed(trait));
};
