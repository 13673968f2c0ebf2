import { keepPreviousData } from '@tanstack/react-query';
import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

import { asAvatarsQuery, type WallQuery } from './wall-query';

export const idOfCard = ({ collection, tokenId }: Pick<AvatarCard, 'collection' | 'tokenId'>) =>
  `${collection}/${tokenId}`;

export const useAvatarWall = (query: WallQuery) => {
  const avatarsQuery = asAvatarsQuery(query);
  const queryKey = [ECONOMY_QUERIES, 'avatars', avatarsQuery];
  return useCursorPages(
    avatarsApi.browse.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...avatarsQuery, limit: DEFAULT_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
    }),
    { queryKey, idOf: idOfCard },
  );
};
