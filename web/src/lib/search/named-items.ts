import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';

const NAME_LENGTH = 60;

/** A collection or avatar that a search by name found. */
export type NamedItem = {
  kind: 'Collection' | 'Avatar';
  name: string;
  url: string;
  picture: string | undefined;
};

export const namedCollection = ({ slug, name, faces }: Collection): NamedItem => ({
  kind: 'Collection',
  name: plainText(name, NAME_LENGTH) || slug,
  url: paths.collection(slug),
  picture: faces[0]?.imageUrl,
});

export const namedAvatar = (avatar: AvatarCard): NamedItem => ({
  kind: 'Avatar',
  name: avatarName(avatar),
  url: paths.avatar(avatar),
  picture: avatar.imageUrl,
});
