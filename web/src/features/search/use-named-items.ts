import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';
import { useAvatarsNamed, useCollectionsNamed } from '@/lib/search/use-named';

const NAME_LENGTH = 60;

export type NamedItem = {
  kind: 'Collection' | 'Avatar';
  name: string;
  url: string;
  picture: string | undefined;
};

export type NamedItems = { kind: 'searching' | 'found' | 'failed'; items: readonly NamedItem[] };

const collectionItem = ({ slug, name, faces }: Collection): NamedItem => ({
  kind: 'Collection',
  name: plainText(name, NAME_LENGTH) || slug,
  url: paths.collection(slug),
  picture: faces[0]?.imageUrl,
});

const avatarItem = (avatar: AvatarCard): NamedItem => ({
  kind: 'Avatar',
  name: avatarName(avatar),
  url: paths.avatar(avatar),
  picture: avatar.imageUrl,
});

/** Searches collections and avatars by name. If only one search fails, shows the other's results. */
export const useNamedItems = (name: string, isWanted: boolean): NamedItems => {
  const collections = useCollectionsNamed(name, isWanted);
  const avatars = useAvatarsNamed(name, isWanted);
  const items = [
    ...(collections.data?.items.map(collectionItem) ?? []),
    ...(avatars.data?.items.map(avatarItem) ?? []),
  ];
  if ([collections, avatars].some(({ data, error }) => data === undefined && error === null))
    return { kind: 'searching', items: [] };
  const hasFailed = items.length === 0 && (collections.error ?? avatars.error) !== null;
  return { kind: hasFailed ? 'failed' : 'found', items };
};
