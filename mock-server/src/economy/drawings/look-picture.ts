import { SLOTS } from '@trait-market/contract/economy/shared';

import type { AvatarRow } from '../tables/rows';

/**
 * Where the picture of an avatar in a certain look is among the pictures of its world. All that it shows is
 * in the address, so the picture there never changes.
 */
export const lookPicture = (
  { collection, tokenId }: Pick<AvatarRow, 'collection' | 'tokenId'>,
  look: AvatarRow['worn'],
): string => {
  const wear = SLOTS.flatMap((slot) => look[slot] ?? []).join(',');
  return `/looks/${collection}/${tokenId}.svg?wear=${wear}`;
};
