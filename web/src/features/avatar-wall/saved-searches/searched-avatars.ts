import type { AvatarFacets } from '@trait-market/contract/economy/avatars';
import { SavedAvatarQuerySchema } from '@trait-market/contract/economy/searches';

import type { SearchedList } from '@/components/saved-searches/saved-searches';

import { avatarFilters } from '../filters/all-filters';
import { asAvatarsQuery, readWallQuery, writeWallQuery, type WallQuery } from '../wall-query';

export const searchedAvatars: SearchedList<WallQuery, AvatarFacets> = {
  isAvatars: true,
  toSaved: (query) =>
    SavedAvatarQuerySchema.safeParse({ kind: 'avatars', ...asAvatarsQuery(query) }).data,
  read: readWallQuery,
  write: writeWallQuery,
  active: avatarFilters.active,
};
