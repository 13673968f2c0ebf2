import type { OrderKind } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

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

export const isOpen = ({ state: { kind } }: WalletOrder): boolean =>
  kind === 'fillable' || kind === 'dormant';
