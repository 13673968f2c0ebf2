import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { plainText } from '@/lib/format/plain-text';

import { itemsText } from '@/lib/economy/orders/item-words';

export type InactiveReason = { why: string; fix: string };

const priceOf = ({ unitPrice }: WalletOrder): string | undefined =>
  unitPrice ? coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount)) : undefined;

const notTheHolder = (order: WalletOrder): InactiveReason => {
  const price = order.kind === 'trade' ? undefined : priceOf(order);
  return {
    why: `You no longer hold ${itemsText(order.gives) || 'it'}.`,
    fix: price
      ? `If you get ${order.gives.some(({ kind }) => kind === 'avatar') ? 'it' : 'an edition'} back, anyone can buy it again for ${price}.`
      : 'If you get it back, anyone can accept the trade again.',
  };
};

const underfunded = (order: WalletOrder): InactiveReason => {
  const coin = order.unitPrice
    ? coinSymbol(order.unitPrice.chainId, order.unitPrice.coin)
    : 'wrapped coin';
  return {
    why: `You don’t have enough ${coin} for this ${order.kind}.`,
    fix: `It can be accepted again once you hold ${priceOf(order) ?? 'enough'}.`,
  };
};

const commitmentBroken = (): InactiveReason => ({
  why: 'An avatar no longer wears a trait that this order needs.',
  fix: 'It can be filled again once the trait is back on the avatar.',
});

const notApproved = (): InactiveReason => ({
  why: 'Seaport may not move what this order gives, because you revoked that approval.',
  fix: 'It can be filled again once you approve it: see Approvals.',
});

const known = new Map<string, (order: WalletOrder) => InactiveReason>([
  ['maker-not-the-holder', notTheHolder],
  ['not-the-holder', notTheHolder],
  ['maker-underfunded', underfunded],
  ['underfunded', underfunded],
  ['commitment-broken', commitmentBroken],
  ['not-approved', notApproved],
]);

export const inactiveReasonFor = (order: WalletOrder): InactiveReason | undefined => {
  const { state } = order;
  if (state.kind !== 'dormant') return undefined;
  return (
    known.get(state.reason)?.(order) ?? {
      why: plainText(state.message) || 'Something this order needs is missing.',
      fix: 'It can be filled again once it’s back.',
    }
  );
};
