import type { Price } from '@trait-market/contract/economy/shared';

import type { Line } from '@/lib/actions/action';
import { paidFor, sumsByChain } from '@/lib/economy/orders/lines';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { missingFunds, type MissingFunds } from './funds';

export type CartFunds = {
  /** The total cost of the lines on each network. */
  sums: readonly Price[];
  missing: readonly MissingFunds[];
  /** Whether the balances of the signed-in wallet are being fetched for the first time. */
  isLoading: boolean;
};

/** Compares the total cost of the lines with the balances of the signed-in wallet. */
export const useFunds = (lines: readonly Line[]): CartFunds => {
  const { data: balances, isLoading } = useBalances();
  const sums = sumsByChain(lines.map(paidFor));
  return { sums, missing: missingFunds(sums, balances), isLoading };
};
