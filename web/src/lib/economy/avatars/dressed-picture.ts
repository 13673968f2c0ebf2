import type { AvatarRef } from '@trait-market/contract/economy/shared';

/** The picture of an avatar with a trait tried on: the contract's `avatars.image`, as an address. */
export const dressedPicture = ({ collection, tokenId }: AvatarRef, traitId: string): string => {
  const [where, which, what] = [collection, tokenId, traitId].map(encodeURIComponent);
  const path = `/economy/v1/avatars/${where}/${which}/image.svg?with=${what}`;
  return new URL(path, window.location.origin).href;
};
