import type { OrderKind } from '@trait-market/contract/economy/orders';

/** What each kind of order is called. */
export const orderKinds: Record<OrderKind, string> = {
  listing: 'Listing',
  offer: 'Offer',
  trade: 'Trade',
};

/** What others can do with an order that is not inactive. */
export const fillableWords: Record<OrderKind, string> = {
  listing: 'Can be bought',
  offer: 'Can be accepted',
  trade: 'Can be accepted',
};
