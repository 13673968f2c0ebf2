import type { OrderKind } from '@trait-market/contract/economy/orders';

export const orderKinds: Record<OrderKind, string> = {
  listing: 'Listing',
  offer: 'Offer',
  trade: 'Trade',
};

export const fillableWords: Record<OrderKind, string> = {
  listing: 'Can be bought',
  offer: 'Can be accepted',
  trade: 'Can be accepted',
};
