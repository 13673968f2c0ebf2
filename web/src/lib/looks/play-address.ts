import type { AvatarRef } from '@trait-market/contract/economy/shared';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

export type PlayBase = { avatar: AvatarId } | { collection: string };

/** Includes an empty look, because an address without a look means the default look. */
export const writePlayAddress = (base: PlayBase, wear: readonly string[]): string => {
  const where =
    'avatar' in base
      ? `avatar=${base.avatar.collection}/${base.avatar.tokenId}`
      : `collection=${base.collection}`;
  const what = wear.length === 0 ? '&wear=' : wear.map((id) => `&wear=${id}`).join('');
  return `?${where}${what}`;
};
