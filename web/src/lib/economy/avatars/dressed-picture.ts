import type { AvatarRef } from '@trait-market/contract/economy/shared';

/** Returns the URL of an avatar's picture that includes a trait (`avatars.image`). */
export const dressedPicture = ({ collection, tokenId }: AvatarRef, traitId: string): string => {
  const [where, which, what] = [collection, tokenId, traitId].map(encodeURIComponent);
  const path = `/economy/v1/avatars/${where}/${which}/image.svg?with=${what}`;
  return new URL(path, window.location.origin).href;
};
