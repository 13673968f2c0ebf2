import type { ActivityType } from '@trait-market/contract/economy/activity';

import { activityApi } from '../activity/activity-api';
import { avatarsApi } from '../avatars/avatars-api';
import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { economyKeys } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';

const HISTORY_PAGE = 10;

/** The activities that change an avatar's owner. */
const OWNED: ActivityType[] = ['mint', 'sale', 'swap', 'transfer'];
/** The activities that change who holds a trait's editions, or how many exist. */
const MOVED: ActivityType[] = [...OWNED, 'pack', 'reroll', 'burn'];

export const useOwners = (collection: string, tokenId: string) => {
  const queryKey = economyKeys.avatar(collection, tokenId, 'owners');
  return useCursorPages(
    avatarsApi.history.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { collection, tokenId },
        query: { type: OWNED, limit: HISTORY_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

export const useEditionTransfers = (id: string) => {
  const queryKey = economyKeys.trait(id, 'transfers');
  return useCursorPages(
    activityApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { trait: id, type: MOVED, limit: HISTORY_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: (activity) => activity.id },
  );
};
