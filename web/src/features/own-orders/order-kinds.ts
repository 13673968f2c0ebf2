import type { OrderKind } from '@trait-market/contract/economy/orders';

/** What each kind of order is called. */
export const orderKinds: Record<OrderKind, string> = {
  listing: 'Listing',
  offer: 'Offer',
  trade: 'Trade',
};
