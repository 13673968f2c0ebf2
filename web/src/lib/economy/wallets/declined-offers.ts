import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { declinedOffersText, sharedList } from '@/lib/storage';
import { NONE, useStore } from '@/lib/use-store';

/** The newest declined offers are stored; older ones have mostly ended. */
const MAX_DECLINED = 500;

const listOf = (address: WalletAddress) =>
  sharedList(declinedOffersText(address), z.array(Bytes32Schema));

const lists = new Map<WalletAddress, ReturnType<typeof listOf>>();

const declinedBy = (address: WalletAddress) => {
  const list = lists.get(address) ?? listOf(address);
  lists.set(address, list);
  return list;
};

/** Hides offers for one account in this browser. Their makers aren't notified. */
export const useDeclinedOffers = (address: WalletAddress) => {
  const list = declinedBy(address);
  const hashes = useStore(list, NONE);
  return {
    hasDeclined: hashes.length > 0,
    isDeclined: ({ hash }: Order): boolean => hashes.includes(hash),
    decline: (orders: readonly Order[]): void => {
      const all = new Set([...list.read(), ...orders.map(({ hash }) => hash)]);
      list.write([...all].slice(-MAX_DECLINED));
    },
    restore: (orders: readonly Order[]): void => {
      const restored = new Set(orders.map(({ hash }) => hash));
      list.write(list.read().filter((hash) => !restored.has(hash)));
    },
  };
};
