import type { AvatarRef } from '@trait-market/contract/economy/shared';

/** The id of an avatar among watched and compared items. */
export const avatarId = ({
  collection,
  tokenId,
}: Pick<AvatarRef, 'collection' | 'tokenId'>): string => `${collection}.${tokenId}`;
