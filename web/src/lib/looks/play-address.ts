import type { AvatarRef } from '@trait-market/contract/economy/shared';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/** On what a look is tried on: an avatar, or a bare head of a collection. */
export type PlayBase = { avatar: AvatarId } | { collection: string };

/** The address of a look: an empty one is said, too, since without it the base is meant as it is. */
export const writePlayAddress = (base: PlayBase, wear: readonly string[]): string => {
  const where =
    'avatar' in base
      ? `avatar=${base.avatar.collection}/${base.avatar.tokenId}`
      : `collection=${base.collection}`;
  const what = wear.length === 0 ? '&wear=' : wear.map((id) => `&wear=${id}`).join('');
  return `?${where}${what}`;
};
