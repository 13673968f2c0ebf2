import { createHash } from 'node:crypto';

import { SLOTS } from '@trait-market/contract/economy/slots';
import type { AvatarRow } from '../tables/rows';

/**
 * Where an avatar's picture is among the pictures of its world. What it wears is in the address, so that
 * no browser shows what it wore before.
 */
export const avatarPicture = ({ collection, tokenId, worn }: AvatarRow): string => {
  const dress = SLOTS.map((slot) => worn[slot] ?? '').join('/');
  const version = createHash('sha256').update(dress).digest('hex').slice(0, 12);
  return `/collections/${collection}/${tokenId}.svg?worn=${version}`;
};
