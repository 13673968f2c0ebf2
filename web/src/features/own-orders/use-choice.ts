import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

export type Choice = {
  chosen: readonly WalletOrder[];
  isChosen: (order: WalletOrder) => boolean;
  toggle: (order: WalletOrder) => void;
  choose: (orders: readonly WalletOrder[]) => void;
};

export const useChoice = (orders: readonly WalletOrder[]): Choice => {
  const [hashes, setHashes] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ hash }: WalletOrder) =>
    setHashes((before) => {
      const next = new Set(before);
      if (!next.delete(hash)) next.add(hash);
      return next;
    });
  return {
    // Orders that were closed since their selection are left out.
    chosen: orders.filter(({ hash }) => hashes.has(hash)),
    isChosen: ({ hash }) => hashes.has(hash),
    toggle,
    choose: (chosen) => setHashes(new Set(chosen.map(({ hash }) => hash))),
  };
};
