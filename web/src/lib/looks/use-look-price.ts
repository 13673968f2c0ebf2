import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { looksContract } from '@trait-market/contract/economy/looks';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../body-of';
import { idsOf, type Look } from './look';
import { useDebouncedValue } from '../use-debounced-value';
import { economyOptions } from '../economy/queries/economy-options';
import { economyKeys } from '../economy/queries/keys';

const client = initClient(looksContract, economyOptions);

/**
 * What a look that is being tried on costs, and which of it a wallet has: asked once the look rests, so that
 * trying on asks nobody. The answer before stays while the next is on its way.
 */
export const useLookPrice = (look: Look, wallet: WalletAddress | undefined) => {
  const wear = idsOf(look).join(' ');
  const [rested] = useDebouncedValue(wear);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: economyKeys.lookPrice(rested, wallet ?? ''),
    queryFn:
      rested === ''
        ? skipToken
        : async ({ signal }) =>
            bodyOf(
              await client.price({
                query: { wear: rested.split(' '), ...(wallet === undefined ? {} : { wallet }) },
                fetchOptions: { signal },
              }),
            ),
    placeholderData: keepPreviousData,
    refetchInterval: MARKET_POLL_MS,
  });
  return {
    price: wear === '' ? undefined : data,
    error: wear === '' ? null : error,
    retry: () => void refetch(),
    /** The price is of the look before. */
    isOutdated: rested !== wear || isPlaceholderData,
  };
};
