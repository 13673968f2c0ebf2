import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { looksContract } from '@trait-market/contract/economy/looks';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';

import { idsOf, type Look } from './look';
import { useDebouncedValue } from '../use-debounced-value';
import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '../economy/queries/keys';

const looksApi = initTsrReactQuery(looksContract, apiOptions);

/** Fetches the price of a look. The previous price stays available while the next one loads. */
export const useLookPrice = (look: Look, wallet: WalletAddress | undefined) => {
  const wear = idsOf(look).join(' ');
  const [rested] = useDebouncedValue(wear);
  const { data, error, isPlaceholderData, refetch } = looksApi.price.useQuery({
    queryKey: economyKeys.lookPrice(rested, wallet ?? ''),
    queryData:
      rested === '' ? skipToken : { query: { wear: rested.split(' '), ...(wallet && { wallet }) } },
    select: ({ body }) => body,
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
  return {
    price: wear === '' ? undefined : data,
    error: wear === '' ? null : error,
    retry: () => void refetch(),
    /** The price still belongs to the previous look. */
    isOutdated: rested !== wear || isPlaceholderData,
  };
};
