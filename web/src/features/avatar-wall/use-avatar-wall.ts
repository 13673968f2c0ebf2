import { keepPreviousData } from '@tanstack/react-query';
import { type AvatarCard, browseAvatarsContract } from '@trait-market/contract/economy/avatars';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';

import { asAvatarsQuery, type WallQuery } from './wall-query';

const client = initClient(browseAvatarsContract, economyOptions);

export const idOfCard = ({ collection, tokenId }: Pick<AvatarCard, 'collection' | 'tokenId'>) =>
  `${collection}/${tokenId}`;

/** The avatars of a query, page after page, asked for again while somebody looks. */
export const useAvatarWall = (query: WallQuery) => {
  const asked = asAvatarsQuery(query);
  return usePages({
    queryKey: [ECONOMY_QUERIES, 'avatars', asked],
    fetchPage: async (from, signal) => {
      const answer = await client.browse({
        query: { ...asked, limit: DEFAULT_PAGE, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: idOfCard,
    placeholderData: keepPreviousData,
  });
};
