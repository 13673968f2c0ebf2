import { keepPreviousData } from '@tanstack/react-query';
import type { BrowseTraitsQuery } from '@trait-market/contract/economy/traits';

import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { economyKeys } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';
import { browseApi } from './browse-api';

const SLOT_PAGE = 24;

/** Fetches the traits of a slot page by page, including their layers. */
export const useSlotTraits = (query: BrowseTraitsQuery) => {
  const queryKey = economyKeys.traits({ ...query, at: 'editor' });
  return useCursorPages(
    browseApi.browse.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...query, limit: SLOT_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};
