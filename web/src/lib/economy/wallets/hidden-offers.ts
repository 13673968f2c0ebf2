import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { hiddenOffersText, sharedList } from '@/lib/storage';
import { NONE, useStore } from '@/lib/use-store';

/** The newest hidden offers are stored; older ones have mostly ended. */
const MAX_HIDDEN = 500;

const listOf = (address: WalletAddress) =>
  sharedList(hiddenOffersText(address), z.array(Bytes32Schema));

const lists = new Map<WalletAddress, ReturnType<typeof listOf>>();

const hiddenBy = (address: WalletAddress) => {
  const list = lists.get(address) ?? listOf(address);
  lists.set(address, list);
  return list;
};

/** Hides offers for one account in this browser. Their makers aren't notified. */
export const useHiddenOffers = (address: WalletAddress) => {
  const list = hiddenBy(address);
  const hashes = useStore(list, NONE);
  return {
    hasHidden: hashes.length > 0,
    isHidden: ({ hash }: Order): boolean => hashes.includes(hash),
    hide: (orders: readonly Order[]): void => {
      const all = new Set([...list.read(), ...orders.map(({ hash }) => hash)]);
      list.write([...all].slice(-MAX_HIDDEN));
    },
    restore: (orders: readonly Order[]): void => {
      const restored = new Set(orders.map(({ hash }) => hash));
      list.write(list.read().filter((hash) => !restored.has(hash)));
    },
  };
};
