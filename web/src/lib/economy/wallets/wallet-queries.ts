import { type QueryClient, skipToken } from '@tanstack/react-query';
import type { Balance, InventoryItem } from '@trait-market/contract/economy/wallets';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo } from 'react';

import { INVENTORY_PAGES_MAX, MARKET_POLL_MS } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { withoutSealed } from '../draws/sealed/match-sealed';
import { useSealedDraws } from '../draws/sealed/use-sealed-draws';
import { fetchAllPages } from '../queries/fetch-all-pages';
import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';
import { useAllPages } from '../queries/use-all-pages';
import { walletsApi } from './wallets-api';

const balancesKey = (token: string | undefined): string[] =>
  bearerKey(token, ECONOMY_QUERIES, 'balances');

/** Fetches the user's balances. Polls, because other users' actions change them too. */
export const useBalances = () => {
  const token = useToken();
  return walletsApi.balances.useQuery({
    queryKey: balancesKey(token),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });
};

/** Fetches balances outside React components. `staleTime`: the maximum cache age in ms. */
export const fetchBalances = async (
  queryClient: QueryClient,
  token: string | undefined,
  staleTime?: number,
): Promise<Balance[]> => {
  const { body } = await walletsApi.initQueryClient(queryClient).balances.fetchQuery({
    queryKey: balancesKey(token),
    queryData: {},
    ...(staleTime !== undefined && { staleTime }),
  });
  return body.items;
};

type Kind = InventoryItem['kind'];
type Owned<K extends Kind> = Extract<InventoryItem, { kind: K }>;

const idOf = (item: InventoryItem): string =>
  item.kind === 'trait'
    ? `trait ${item.trait.id}`
    : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`;

const useHoldings = <K extends Kind>(
  kind: K,
  address: WalletAddress | undefined,
  collection: string | undefined,
  isKind: (item: InventoryItem) => item is Owned<K>,
) => {
  const queryKey = economyKeys.inventory(address ?? '', 'all', kind, collection ?? '');
  const { data, ...query } = useAllPages(
    walletsApi.inventory.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: address
        ? ({ pageParam }: AtPage) => ({
            params: { address },
            query: { kind, limit: MAX_PAGE, ...(collection && { collection }), ...pageParam },
          })
        : skipToken,
    }),
    { queryKey, idOf, most: INVENTORY_PAGES_MAX },
  );
  const { sealed } = useSealedDraws();
  const held = useMemo(
    () => (data && address ? withoutSealed(data.filter(isKind), address, sealed) : undefined),
    [data, isKind, address, sealed],
  );
  return { ...query, data: held };
};

const isTrait = (item: InventoryItem): item is Owned<'trait'> => item.kind === 'trait';

const isAvatar = (item: InventoryItem): item is Owned<'avatar'> => item.kind === 'avatar';

export const useOwnedTraits = (address: WalletAddress | undefined, collection?: string) =>
  useHoldings('trait', address, collection, isTrait);

/** Fetches a wallet's avatars outside React components. @throws AppError */
export const fetchOwnedAvatars = async (
  queryClient: QueryClient,
  address: WalletAddress,
): Promise<Owned<'avatar'>['avatar'][]> => {
  const { inventory } = walletsApi.initQueryClient(queryClient);
  const items = await fetchAllPages({
    fetchPage: async (from) => {
      const { body } = await inventory.fetchQuery({
        queryKey: economyKeys.inventory(address, 'avatars', from.cursor ?? ''),
        queryData: { params: { address }, query: { kind: 'avatar', limit: MAX_PAGE, ...from } },
        staleTime: 0,
      });
      return body;
    },
    idOf,
    most: INVENTORY_PAGES_MAX,
  });
  return items.flatMap((item) => (item.kind === 'avatar' ? item.avatar : []));
};

export const useOwnedAvatars = (address: WalletAddress | undefined, collection?: string) =>
  useHoldings('avatar', address, collection, isAvatar);
