import type { OrderKind } from '@trait-market/contract/economy/orders';

import { paths, type OrdersShow } from '@/config/paths';

export type OrderListName = OrdersShow;

type OrderList = {
  tab: string;
  /** A shorter name, with which the tabs of phones fit in one row. */
  phoneTab?: string;
  side: 'made' | 'received';
  kinds: OrderKind[];
  name: string;
  empty: string;
  next: { to: string; label: string };
};

export const orderLists: Record<OrderListName, OrderList> = {
  listings: {
    tab: 'Listings',
    side: 'made',
    kinds: ['listing'],
    name: 'listings',
    empty:
      'You have no open listings: listing is free, and you pay fees only when something sells.',
    next: { to: paths.dashboardInventory, label: 'See what you can list' },
  },
  'offers-made': {
    tab: 'Offers made',
    phoneTab: 'Offers',
    side: 'made',
    kinds: ['offer'],
    name: 'offers',
    empty: 'You have no open offers: make one on a trait’s page.',
    next: { to: paths.market, label: 'Go to the market' },
  },
  trades: {
    tab: 'Trades',
    side: 'made',
    kinds: ['trade'],
    name: 'trades',
    empty: 'You have no open trades: start one on the page of the trait you want.',
    next: { to: paths.market, label: 'Go to the market' },
  },
  'offers-received': {
    tab: 'Offers received',
    phoneTab: 'Received',
    side: 'received',
    kinds: ['offer', 'trade', 'listing'],
    name: 'offers',
    empty: 'Offers that others make for what you hold appear here.',
    next: { to: paths.dashboardInventory, label: 'See what you have' },
  },
};

/** Open orders are listed first, and those that can't be filled anymore below them. */
export const STATES = {
  open: ['fillable', 'dormant'],
  closed: ['filled', 'cancelled', 'expired'],
} as const;
export type OrderStates = keyof typeof STATES;

const isListName = (name: string | null): name is OrderListName =>
  name !== null && Object.hasOwn(orderLists, name);

/** Returns the list of `?show=`; the listings if the parameter is absent or unknown. */
export const orderListOf = (searchParams: URLSearchParams): OrderListName => {
  const name = searchParams.get('show');
  return isListName(name) ? name : 'listings';
};
