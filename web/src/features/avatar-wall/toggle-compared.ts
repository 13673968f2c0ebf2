import type { AvatarCard } from '@trait-market/contract/economy/avatars';

import { compared } from '@/lib/compare/compared';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { toasts } from '@/lib/toasts';

export const comparedIdOf = ({ collection, tokenId }: AvatarCard): string =>
  `${collection}.${tokenId}`;

/** Adds an avatar to the avatars to compare with a toast, or removes it. */
export const toggleCompared = (avatar: AvatarCard): void => {
  const id = comparedIdOf(avatar);
  const name = avatarName(avatar);
  if (compared.read().some((one) => one.id === id)) compared.remove(id);
  else if (compared.add({ id, name, imageUrl: avatar.imageUrl }))
    toasts.show({ kind: 'notice', header: 'Added to compare', description: name });
};
