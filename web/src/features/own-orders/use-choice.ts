import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

export type Choice = {
  isChoosing: boolean;
  chosen: readonly WalletOrder[];
  isChosen: (order: WalletOrder) => boolean;
  toggle: (order: WalletOrder) => void;
  begin: () => void;
  end: () => void;
  choose: (orders: readonly WalletOrder[]) => void;
};

export const useChoice = (orders: readonly WalletOrder[]): Choice => {
  const [hashes, setHashes] = useState<ReadonlySet<string>>();
  const toggle = ({ hash }: WalletOrder) =>
    setHashes((before) => {
      const next = new Set(before);
      if (!next.delete(hash)) next.add(hash);
      return next;
    });
  return {
    isChoosing: hashes !== undefined,
    // Orders that were closed since their selection are left out.
    chosen: orders.filter(({ hash }) => hashes?.has(hash)),
    isChosen: ({ hash }) => hashes?.has(hash) ?? false,
    toggle,
    begin: () => setHashes(new Set()),
    end: () => setHashes(undefined),
    choose: (chosen) => setHashes(new Set(chosen.map(({ hash }) => hash))),
  };
};
