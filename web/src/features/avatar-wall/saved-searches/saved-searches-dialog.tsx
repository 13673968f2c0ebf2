import type { AvatarFacets } from '@trait-market/contract/economy/avatars';

import { SavedSearches, type SavedSearchesProps } from '@/components/saved-searches/saved-searches';

import type { WallQuery } from '../wall-query';
import { searchedAvatars } from './searched-avatars';

export function SavedSearchesDialog(props: SavedSearchesProps<WallQuery, AvatarFacets>) {
  return <SavedSearches of={searchedAvatars} {...props} />;
}
