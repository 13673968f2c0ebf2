import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

const COLLECTIONS_SHOWN = 3;
const AVATARS_SHOWN = 4;

export const useCollectionsNamed = (name: string) =>
  collectionsApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'collections', 'named', name],
    queryData: { query: { name, limit: COLLECTIONS_SHOWN } },
    select: ({ body }) => body,
  });

export const useAvatarsNamed = (name: string) =>
  avatarsApi.browse.useQuery({
    queryKey: [ECONOMY_QUERIES, 'avatars', 'named', name],
    queryData: { query: { name, limit: AVATARS_SHOWN } },
    select: ({ body }) => body,
  });
