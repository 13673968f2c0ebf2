import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import {
  type Balance,
  type InventoryItem,
  walletsContract,
} from '@trait-market/contract/economy/wallets';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { INVENTORY_PAGES_MAX, MARKET_POLL_MS } from '@/config/constants';

import { bodyOf } from '../../body-of';
import { bearerKey } from '../../query-client';
import { tokenOf } from '../../session/session';
import { useSessionState } from '../../session/session-context';
import { economyOptions } from '../queries/economy-options';
import { fetchAllPages } from '../queries/fetch-all-pages';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';
import { pollInterval } from '../queries/poll-interval';
import { walletsClient } from './wallets-client';

const api = initTsrReactQuery(walletsContract, economyOptions);

const balancesKey = (token: string | undefined): string[] =>
  bearerKey(token, ECONOMY_QUERIES, 'balances');

/**
 * Native and wrapped coin of the signed-in person on each chain, and the counter of each. Others buy
 * and accept at any time, so it is asked again while somebody looks.
 */
export const useBalances = () => {
  const token = tokenOf(useSessionState());
  return api.balances.useQuery({
    queryKey: balancesKey(token),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });
};

/** Returns the same outside of a component. `staleTime`: the age in ms up to which a cached response is used. */
export const fetchBalances = async (
  queryClient: QueryClient,
  token: string | undefined,
  staleTime?: number,
): Promise<Balance[]> => {
  const { body } = await api.initQueryClient(queryClient).balances.fetchQuery({
    queryKey: balancesKey(token),
    queryData: {},
    ...(staleTime !== undefined && { staleTime }),
  });
  return body.items;
};

/** How many offers and trades of others a wallet could accept now; undefined while it is not known. */
export const useOffersReceived = (address: WalletAddress, isWanted = true): number | undefined => {
  const token = tokenOf(useSessionState());
  const { data } = useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'offers-received', address.toLowerCase()),
    queryFn: isWanted
      ? async ({ signal }) => {
          // The total comes with any page: the shortest will do.
          const query = { side: 'received', limit: 1 } as const;
          const fetchOptions = { signal };
          return bodyOf(await walletsClient.orders({ params: { address }, query, fetchOptions }));
        }
      : skipToken,
    select: ({ total }) => total,
    refetchInterval: MARKET_POLL_MS,
  });
  return data;
};

type Kind = InventoryItem['kind'];
type Owned<K extends Kind> = Extract<InventoryItem, { kind: K }>;

const inventoryOf = (
  address: WalletAddress,
  kind: Kind,
  collection: string | undefined,
  signal: AbortSignal,
): Promise<InventoryItem[]> =>
  fetchAllPages({
    fetchPage: async (from) => {
      const answer = await walletsClient.inventory({
        params: { address },
        query: {
          kind,
          limit: MAX_PAGE,
          ...(collection === undefined ? {} : { collection }),
          ...from,
        },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: (item) =>
      item.kind === 'trait'
        ? `trait ${item.trait.id}`
        : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`,
    most: INVENTORY_PAGES_MAX,
  });

/** All that a wallet holds of one kind, for whoever chooses among it. */
const useHoldings = <K extends Kind>(
  kind: K,
  address: WalletAddress | undefined,
  collection: string | undefined,
  isKind: (item: InventoryItem) => item is Owned<K>,
) =>
  useQuery({
    queryKey: economyKeys.inventory(address ?? '', 'all', kind, collection ?? ''),
    queryFn: address ? ({ signal }) => inventoryOf(address, kind, collection, signal) : skipToken,
    select: (items) => items.filter(isKind),
    // What is for sale can be sold at any time.
    refetchInterval: ({ state }) => pollInterval(Math.ceil((state.data?.length ?? 0) / MAX_PAGE)),
  });

/** The loose traits of a wallet: all of them, or a collection's. */
export const useOwnedTraits = (address: WalletAddress | undefined, collection?: string) =>
  useHoldings('trait', address, collection, (item) => item.kind === 'trait');

/** The avatars of a wallet. */
export const useOwnedAvatars = (address: WalletAddress | undefined, collection?: string) =>
  useHoldings('avatar', address, collection, (item) => item.kind === 'avatar');
