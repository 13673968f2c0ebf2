import { MAX_PAGE, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import type { BrowseTraitsQuery, TraitDetail } from '@trait-market/contract/economy/traits';

import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

const useTraits = (query: BrowseTraitsQuery) =>
  browseApi.browse.useQuery({
    queryKey: economyKeys.traits({ similar: query }),
    queryData: { query },
    select: ({ body }) => body,
  });

/** The filter for a floor between half and twice as high, which the market converts. */
const nearPrice = ({ floor, chainId }: TraitDetail): Partial<BrowseTraitsQuery> => {
  if (floor === null) return {};
  const amount = BigInt(floor.amount);
  return {
    minPrice: String(amount / 2n),
    maxPrice: String(amount * 2n),
    priceUnit: UNIT_OF_CHAIN[chainId],
  };
};

/** Fetches the traits of the same slot in the trait's collection, the cheapest first. */
export const useSameSlot = ({ collection, slot }: TraitDetail) =>
  useTraits({ collection: [collection], slot: [slot], sort: 'price-asc', limit: MAX_PAGE });

/** Fetches the traits of the same slot and rarity in all collections, at a similar price. */
export const useSameSlotElsewhere = (trait: TraitDetail) =>
  useTraits({
    slot: [trait.slot],
    rarity: [trait.rarity],
    sort: 'price-asc',
    limit: MAX_PAGE,
    ...nearPrice(trait),
  });
