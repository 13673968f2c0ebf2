import { SLOTS } from '@trait-market/contract/economy/shared';

import type { AvatarRow } from '../tables/rows';

/** The URL contains the look, so that the picture behind it never changes. */
export const lookPicture = (
  { collection, tokenId }: Pick<AvatarRow, 'collection' | 'tokenId'>,
  look: AvatarRow['worn'],
): string => {
  const wear = SLOTS.flatMap((slot) => look[slot] ?? []).join(',');
  return `/looks/${collection}/${tokenId}.svg?wear=${wear}`;
};
