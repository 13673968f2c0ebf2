import type { AvatarCard } from '@trait-market/contract/economy/avatars';

import { isOnlyClose } from '@/lib/search/is-close';
import { namedAvatar } from '@/lib/search/named-items';
import { useAvatarsNamed, useCollectionsNamed } from '@/lib/search/use-named';

import { collectionItem, type SearchGroup, type SearchItem } from './search-group';

/** The most collections, and the most avatars, in the results (E666). */
const SHOWN = 3;

const avatarItem = (avatar: AvatarCard): SearchItem => ({
  ...namedAvatar(avatar),
  kind: 'avatar',
  chainId: avatar.chainId,
  price: avatar.price,
});

/** Searches collections and avatars by name. If only one search fails, shows the other's results. */
export const useNamedItems = (text: string, isWanted: boolean): SearchGroup => {
  const collections = useCollectionsNamed(text, isWanted);
  const avatars = useAvatarsNamed(text, isWanted);
  const name = 'Collections and avatars';
  if (
    isWanted &&
    [collections, avatars].some(({ data, error }) => data === undefined && error === null)
  )
    return { name, status: 'searching', items: [] };
  const items = [
    ...(collections.data?.items.slice(0, SHOWN).map(collectionItem) ?? []),
    ...(avatars.data?.items.slice(0, SHOWN).map(avatarItem) ?? []),
  ];
  const failed = [collections, avatars].filter(({ error }) => error !== null);
  if (isWanted && items.length === 0 && failed[0])
    return {
      name,
      status: 'failed',
      items,
      error: failed[0].error,
      retry: () => {
        for (const { refetch } of failed) void refetch();
      },
    };
  const isClose = isOnlyClose(
    items.map((item) => item.name),
    text,
  );
  return { name, status: 'found', items: isWanted ? items : [], isClose };
};
