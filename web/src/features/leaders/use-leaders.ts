import { keepPreviousData } from '@tanstack/react-query';
import { leadersContract } from '@trait-market/contract/economy/leaders';
import { initClient } from '@ts-rest/core';

import { MARKET_PAGE } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { economyKeys } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';

import type { Ranking } from './leaders-query';

const client = initClient(leadersContract, economyOptions);

/** A ranking of collectors, page after page. */
export const useLeaders = (ranking: Ranking) =>
  usePages({
    queryKey: economyKeys.leaders(ranking),
    fetchPage: async (from, signal) => {
      const answer = await client.list({
        query: { ...ranking, limit: MARKET_PAGE, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: ({ collector }) => collector.address,
    placeholderData: keepPreviousData,
    refetchInterval: false,
  });
