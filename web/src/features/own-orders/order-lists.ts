import type { OrderKind } from '@trait-market/contract/economy/orders';

import { paths } from '@/config/paths';

export type OrderListName = 'listings' | 'offers-made' | 'offers-received' | 'trades';

type OrderList = {
  tab: string;
  side: 'made' | 'received';
  kinds: OrderKind[];
  /** What they are, in the plural. */
  name: string;
  /** What is said where there are none, and what to do about it. */
  empty: string;
  next: { to: string; label: string };
};

/** In the order of their tabs. */
export const orderLists: Record<OrderListName, OrderList> = {
  listings: {
    tab: 'Listings',
    side: 'made',
    kinds: ['listing'],
    name: 'listings',
    empty: 'You have not put anything up for sale. A listing costs nothing until it is bought.',
    next: { to: paths.dashboardInventory, label: 'See what you could list' },
  },
  'offers-made': {
    tab: 'Offers made',
    side: 'made',
    kinds: ['offer'],
    name: 'offers',
    empty: 'You have not offered for anything. An offer is made on the page of a trait.',
    next: { to: paths.market, label: 'Go to the market' },
  },
  'offers-received': {
    tab: 'Received',
    side: 'received',
    kinds: ['offer', 'trade'],
    name: 'offers',
    empty: 'Nobody asks for anything that you hold now. What they do ask for is shown here.',
    next: { to: paths.dashboardInventory, label: 'See what you hold' },
  },
  trades: {
    tab: 'Trades',
    side: 'made',
    kinds: ['trade'],
    name: 'trades',
    empty: 'You have not proposed a trade. It starts on the page of the trait that you want.',
    next: { to: paths.market, label: 'Go to the market' },
  },
};

const isListName = (name: string | null): name is OrderListName =>
  name !== null && Object.hasOwn(orderLists, name);

/** What `?show=` asks for; the listings where it is absent or names nothing. */
export const orderListOf = (searchParams: URLSearchParams): OrderListName => {
  const name = searchParams.get('show');
  return isListName(name) ? name : 'listings';
};
