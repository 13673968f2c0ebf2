import { useMarketPoll } from '../live/use-market-poll';
import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { economyKeys } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';
import { tokensApi } from './tokens-api';

const PAST_OFFERS_PAGE = 10;
export const COLLECTION_OFFERS_PAGE = 10;

export const useTraitDepth = (id: string) =>
  tokensApi.depth.useQuery({
    queryKey: economyKeys.trait(id, 'depth'),
    queryData: { params: { id } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const usePastOffers = (id: string) => {
  const queryKey = economyKeys.trait(id, 'past-offers');
  return useCursorPages(
    tokensApi.pastOffers.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { id },
        query: { limit: PAST_OFFERS_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ hash }) => hash },
  );
};

export const useCollectionOffers = (slug: string) => {
  const queryKey = economyKeys.collection(slug, 'offers');
  return useCursorPages(
    tokensApi.collectionOffers.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { slug },
        query: { limit: COLLECTION_OFFERS_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ hash }) => hash },
  );
};
