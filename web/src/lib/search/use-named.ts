import { skipToken } from '@tanstack/react-query';

import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

const COLLECTIONS_SHOWN = 3;
const AVATARS_SHOWN = 4;

/** Fetches the first collections whose name matches, unless not `isWanted`. */
export const useCollectionsNamed = (name: string, isWanted = true) =>
  collectionsApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'collections', 'named', name],
    queryData: isWanted ? { query: { name, limit: COLLECTIONS_SHOWN } } : skipToken,
    select: ({ body }) => body,
  });

/** Fetches the first avatars whose name matches, unless not `isWanted`. */
export const useAvatarsNamed = (name: string, isWanted = true) =>
  avatarsApi.browse.useQuery({
    queryKey: [ECONOMY_QUERIES, 'avatars', 'named', name],
    queryData: isWanted ? { query: { name, limit: AVATARS_SHOWN } } : skipToken,
    select: ({ body }) => body,
  });
