import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { hasWish, type Wish } from '@/lib/looks/editor-address';
import { lookOf, type Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';
import { useWearables } from '@/lib/looks/use-wearables';

/**
 * Returns the look that a link asks for: the worn traits with the named ones over them, or the named
 * ones with body and background only. Ignores unknown traits and those of other collections.
 */
export const useWishedLook = (
  { collection, worn }: Pick<AvatarDetail, 'collection' | 'worn'>,
  wished: Wish,
): { wish: Look | undefined; isLoading: boolean } => {
  const traits = useWearables(wished.wear);
  if (!hasWish(wished)) return { wish: undefined, isLoading: false };
  const known = traits.flatMap(({ data }) => (data?.collection === collection ? [data] : []));
  const kept = wished.isWhole ? worn.filter(({ slot }) => isNeeded(slot)) : worn;
  return {
    wish: { ...lookOf(kept), ...lookOf(known) },
    isLoading: traits.some(({ isPending }) => isPending),
  };
};
