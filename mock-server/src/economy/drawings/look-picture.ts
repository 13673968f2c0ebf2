import { SLOTS } from '@trait-market/contract/economy/shared';

import type { AvatarRow } from '../tables/rows';

/** Contains the look, so the picture never changes. */
export const lookPicture = (
  { collection, tokenId }: Pick<AvatarRow, 'collection' | 'tokenId'>,
  look: AvatarRow['worn'],
): string => {
  const wear = SLOTS.flatMap((slot) => look[slot] ?? []).join(',');
  return `/looks/${collection}/${tokenId}.svg?wear=${wear}`;
};
