import { MAX_ACCEPTED_OFFERS } from '@trait-market/contract/economy/actions';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

import type { AcceptedLine } from '@/lib/actions/action';
import { itemKey } from '@/lib/economy/orders/item-words';

/** Returns whether an offer can be accepted together with others, unlike a trade. */
export const isSelectable = ({ kind, given }: WalletOrder): boolean =>
  kind === 'offer' && given !== undefined;

export const lineOf = (order: WalletOrder): AcceptedLine => ({
  order,
  ...(order.given?.trait && { trait: order.given.trait }),
  ...(order.given?.avatar && { avatar: order.given.avatar }),
});

/** Returns the item that the user would give, of which `held` are loose. */
const givenKey = ({ gets: [item], given }: WalletOrder): string => {
  if (given?.trait) return itemKey({ kind: 'trait', trait: given.trait, quantity: 1 });
  if (given?.avatar) return itemKey({ kind: 'avatar', avatar: given.avatar });
  return item === undefined ? '' : itemKey(item);
};

/** Returns whether the offers want more of an item than the user holds. */
const wantsTooMuch = (offers: readonly WalletOrder[]): boolean => {
  const wanted = new Map<string, number>();
  return offers.some((offer) => {
    const key = givenKey(offer);
    const count = (wanted.get(key) ?? 0) + 1;
    wanted.set(key, count);
    // Each offer for any avatar names the same one of the user's avatars.
    return count > (offer.given?.avatar ? 1 : (offer.given?.held ?? 0));
  });
};

export const useSelectedOffers = (orders: readonly WalletOrder[]) => {
  const [hashes, setHashes] = useState<ReadonlySet<string>>(new Set());
  // Offers that were closed since their selection are left out.
  const selected = orders.filter((order) => isSelectable(order) && hashes.has(order.hash));
  const isFull = selected.length >= MAX_ACCEPTED_OFFERS;
  return {
    selected,
    isFull,
    wantsTooMuch: wantsTooMuch(selected),
    isSelected: ({ hash }: WalletOrder): boolean => hashes.has(hash),
    toggle: ({ hash }: WalletOrder): void => {
      const next = new Set(selected.map((order) => order.hash));
      if (!next.delete(hash) && !isFull) next.add(hash);
      setHashes(next);
    },
    clear: (): void => setHashes(new Set()),
  };
};
export type SelectedOffers = ReturnType<typeof useSelectedOffers>;
