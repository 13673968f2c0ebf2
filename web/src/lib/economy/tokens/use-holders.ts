import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { economyKeys } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';
import { tokensApi } from './tokens-api';

const idOf = ({ address }: { address: string }): string => address.toLowerCase();

export const useTraitHolders = (id: string) => {
  const queryKey = economyKeys.trait(id, 'holders');
  return useCursorPages(
    tokensApi.traitHolders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { id },
        query: { limit: MAX_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf },
  );
};

export const useCollectionHolders = (slug: string) => {
  const queryKey = economyKeys.collection(slug, 'holders');
  return useCursorPages(
    tokensApi.collectionHolders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { slug },
        query: { limit: MAX_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf },
  );
};
