import type { Order, OrderPage } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useOffersReceivedFor } from '@/lib/economy/wallets/received-offers';
import { grouped } from '@/lib/format/grouped';

import type { OwnEditions } from './use-own-editions';

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${grouped(count)} ${count === 1 ? noun : `${noun}s`}`];

/** Counts the orders that the user could accept; undefined for a page that isn't the whole list. */
const countAll = (page: OrderPage, isOpen: (order: Order) => boolean): number | undefined =>
  page.nextCursor === null ? page.items.filter(isOpen).length : undefined;

/** Counts what the user can accept, without what the user has hidden; undefined without any. */
export const useAcceptable = (own: OwnEditions, address: WalletAddress) => {
  const { id } = own.trait;
  const { data: offers } = useTraitOrders(id, 'offer');
  const { data: trades } = useTraitOrders(id, 'trade');
  const { isHidden } = useHiddenOffers(address);
  const received = useOffersReceivedFor(own, address);
  if (received === undefined || received === 0 || !offers || !trades) return undefined;
  const isOpen = (order: Order): boolean => !isOwnOrder(order, address) && !isHidden(order);
  const allOffers = countAll(offers, isOpen);
  const allTrades = countAll(trades, isOpen);
  const offered =
    allOffers === undefined ? received - (allTrades ?? 0) : Math.min(received, allOffers);
  const parts =
    allOffers === undefined && allTrades === undefined
      ? [`${grouped(received)} offers and trades`]
      : [...counted(offered, 'offer'), ...counted(received - offered, 'trade')];
  return offered > 0
    ? { text: parts.join(' and '), name: 'Offers', to: '#offers' }
    : { text: parts.join(' and '), name: 'Trades', to: '#trades' };
};
