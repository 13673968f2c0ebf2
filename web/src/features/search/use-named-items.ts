import { type NamedItem, namedAvatar, namedCollection } from '@/lib/search/named-items';
import { useAvatarsNamed, useCollectionsNamed } from '@/lib/search/use-named';

export type NamedItems = { kind: 'searching' | 'found' | 'failed'; items: readonly NamedItem[] };

/** Searches collections and avatars by name. If only one search fails, shows the other's results. */
export const useNamedItems = (name: string, isWanted: boolean): NamedItems => {
  const collections = useCollectionsNamed(name, isWanted);
  const avatars = useAvatarsNamed(name, isWanted);
  const items = [
    ...(collections.data?.items.map(namedCollection) ?? []),
    ...(avatars.data?.items.map(namedAvatar) ?? []),
  ];
  if ([collections, avatars].some(({ data, error }) => data === undefined && error === null))
    return { kind: 'searching', items: [] };
  const hasFailed = items.length === 0 && (collections.error ?? avatars.error) !== null;
  return { kind: hasFailed ? 'failed' : 'found', items };
};
