import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { lookOf, type Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';
import { useWearables } from '@/lib/looks/use-wearables';

/**
 * The look that somebody came to the bench with. What is unknown, or of another collection, is passed over;
 * a body and a background that it does not name stay the avatar's own.
 *
 * @param wear the look by its traits' ids
 * @returns `undefined` without one; `isLoading` until all of its traits are known
 */
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
