import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useMemo } from 'react';

import { useSealedDraws } from '../draws/sealed/use-sealed-draws';
import { isSought } from './sought-items';
import { useOwnedTraits } from './wallet-queries';

type Owned = NonNullable<ReturnType<typeof useOwnedTraits>['data']>;

/**
 * Returns a received order without the details that name an unrevealed result, or nothing if only
 * such a result could fill it.
 */
const revealedOrder = (
  order: WalletOrder,
  drawn: ReadonlySet<string>,
  held: Owned,
): WalletOrder[] => {
  const heldOf = (id: string): number => held.find(({ trait }) => trait.id === id)?.quantity ?? 0;
  const canGive = (item: Item): boolean =>
    item.kind !== 'trait' ||
    !drawn.has(item.trait.id) ||
    heldOf(item.trait.id) >= (order.kind === 'trade' ? item.quantity : 1);
  if (!order.gets.every(canGive)) return [];
  const [wanted] = order.gets;
  const { given, market: _market, ...rest } = order;
  const named = wanted?.kind === 'trait' ? wanted.trait : given?.trait;
  if (given === undefined || named === undefined || !drawn.has(named.id)) return [order];
  if (heldOf(named.id) > 0) return [{ ...order, given: { ...given, held: heldOf(named.id) } }];
  return wanted && held.some((item) => isSought(wanted, item, new Map())) ? [rest] : [];
};

/**
 * Leaves out received orders that only unrevealed results of draws could fill (E587); undefined until
 * the results are known. Without an address, it returns all orders.
 */
export const useRevealedOrders = (
  address: WalletAddress | undefined,
  orders: readonly WalletOrder[] | undefined,
): readonly WalletOrder[] | undefined => {
  const { sealed, isLoading } = useSealedDraws();
  const own = address && sealed.filter(({ wallet }) => isSameAddress(wallet, address));
  const drawn = own?.flatMap(({ picks }) => Object.keys(picks ?? {})).join(' ') ?? '';
  const { data: held, isPending } = useOwnedTraits(drawn === '' ? undefined : address);
  const isUnknown = own !== undefined && own.length > 0 && isLoading;
  return useMemo(() => {
    if (isUnknown) return undefined;
    if (drawn === '') return orders;
    if (isPending) return undefined;
    const ids = new Set(drawn.split(' '));
    return orders?.flatMap((order) => revealedOrder(order, ids, held ?? []));
  }, [orders, isUnknown, drawn, isPending, held]);
};
