import {
  AvatarSortSchema,
  type AvatarSort,
  type BrowseAvatarsQuery,
} from '@trait-market/contract/economy/avatars';

import { paths } from '@/config/paths';

import { avatarFilters, type FilterChoices } from './filters/all-filters';

export type WallQuery = FilterChoices & { sort: AvatarSort };

const DEFAULT_SORT: AvatarSort = 'price-asc';

export const allAvatars: WallQuery = { ...avatarFilters.none, sort: DEFAULT_SORT };

export const readWallQuery = (address: URLSearchParams): WallQuery => ({
  ...avatarFilters.read(address),
  sort: AvatarSortSchema.safeParse(address.get('sort')).data ?? DEFAULT_SORT,
});

export const writeWallQuery = (query: WallQuery): URLSearchParams =>
  new URLSearchParams([
    ['kind', 'avatars'],
    ...avatarFilters.write(query),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** Returns the address of the same avatars in any order. Equal filters have equal addresses. */
export const canonicalWall = (query: WallQuery): string => {
  const address = writeWallQuery({
    ...query,
    collection: query.collection.toSorted(),
    trait: query.trait.toSorted(),
    owner: query.owner.toSorted(),
    sort: DEFAULT_SORT,
  });
  return `${paths.market}?${address.toString()}`;
};

/** Converts the query to a request, with prices in the smallest parts, such as wei. */
export const asAvatarsQuery = (query: WallQuery): BrowseAvatarsQuery => ({
  ...avatarFilters.ask(query),
  sort: query.sort,
});

/** Removes the worn traits when another collection is chosen, whose avatars can't wear them. */
export const withFittingTraits = (before: WallQuery, next: WallQuery): WallQuery => {
  const isOther = next.collection.some((slug) => !before.collection.includes(slug));
  return isOther && before.collection.length > 0 ? { ...next, trait: [] } : next;
};
