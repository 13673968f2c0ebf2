import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { lookOf, type Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';
import { useWearables } from '@/lib/looks/use-wearables';

/** Ignores unknown traits and those of other collections; keeps body and background. */
export const useWishedLook = (
  { collection, worn }: Pick<AvatarDetail, 'collection' | 'worn'>,
  wear: readonly string[],
): { wish: Look | undefined; isLoading: boolean } => {
  const traits = useWearables(wear);
  if (wear.length === 0) return { wish: undefined, isLoading: false };
  const known = traits.flatMap(({ data }) => (data?.collection === collection ? [data] : []));
  return {
    wish: { ...lookOf(worn.filter(({ slot }) => isNeeded(slot))), ...lookOf(known) },
    isLoading: traits.some(({ isPending }) => isPending),
  };
};
