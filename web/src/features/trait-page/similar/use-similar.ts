import { MAX_PAGE, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import type { BrowseTraitsQuery, TraitDetail } from '@trait-market/contract/economy/traits';

import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

const useTraits = (query: BrowseTraitsQuery, enabled = true) =>
  browseApi.browse.useQuery({
    queryKey: economyKeys.traits({ similar: query }),
    queryData: { query },
    select: ({ body }) => body,
    enabled,
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

/**
 * Fetches the traits of the same slot and rarity in all collections, at a similar price. If the
 * first page has none of another collection although there are some, requests only those.
 */
export const useSameSlotElsewhere = (trait: TraitDetail) => {
  const query: BrowseTraitsQuery = {
    slot: [trait.slot],
    rarity: [trait.rarity],
    sort: 'price-asc',
    limit: MAX_PAGE,
    ...nearPrice(trait),
  };
  const all = useTraits(query);
  const others = (all.data?.facets.collection ?? [])
    .filter(({ value, count }) => value !== trait.collection && count > 0)
    .map(({ value }) => value);
  const isCrowdedOut =
    others.length > 0 &&
    all.data?.items.every(({ collection }) => collection === trait.collection) === true;
  const elsewhere = useTraits({ ...query, collection: others }, isCrowdedOut);
  return isCrowdedOut ? elsewhere : all;
};
