import type { OrderKind } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { STATES } from './order-lists';

export type OrderState = (typeof STATES)[keyof typeof STATES][number];

export const orderKinds: Record<OrderKind, string> = {
  listing: 'Listing',
  offer: 'Offer',
  trade: 'Trade',
};

/** The names of an order's states, in its row and in the filter of rows. */
export const stateNames: Record<OrderState, string> = {
  fillable: 'Active',
  dormant: 'Inactive',
  filled: 'Filled',
  cancelled: 'Canceled',
  expired: 'Expired',
};

export const isOpen = ({ state: { kind } }: WalletOrder): boolean =>
  kind === 'fillable' || kind === 'dormant';
