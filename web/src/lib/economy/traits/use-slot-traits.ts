import { keepPreviousData } from '@tanstack/react-query';
import { browseContract, type BrowseTraitsQuery } from '@trait-market/contract/economy/traits';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '../../body-of';
import { economyOptions } from '../queries/economy-options';
import { economyKeys } from '../queries/keys';
import { usePages } from '../queries/use-pages';

const client = initClient(browseContract, economyOptions);

/** Traits of a page: as many as a bench shows before somebody asks for more. */
const SLOT_PAGE = 24;

/** The traits that fit a slot, page after page, with the layers that they add to a picture. */
export const useSlotTraits = (query: BrowseTraitsQuery) =>
  usePages({
    queryKey: economyKeys.traits({ ...query, at: 'bench' }),
    fetchPage: async (from, signal) =>
      bodyOf(
        await client.browse({
          query: { ...query, limit: SLOT_PAGE, ...from },
          fetchOptions: { signal },
        }),
      ),
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
  });
