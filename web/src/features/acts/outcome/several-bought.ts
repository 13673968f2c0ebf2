import type { Line } from '@/lib/acts/act';
import { lineName, paidFor, sumsByChain } from '@/lib/economy/lines';
import { exactPrice } from '@/lib/economy/short-price';

import type { ActSummary } from './receipt';

/** Why a line was not bought, by the hash of its order; absent where it was. */
export type NotBought = ReadonlyMap<string, string>;

/** What of several purchases went through, what it cost, and why the others did not. */
export const severalBought = (lines: readonly Line[], reasons: NotBought): ActSummary => {
  const bought = lines.filter((line) => !reasons.has(line.order.hash));
  const left = lines.length - bought.length;
  return {
    title:
      left === 0
        ? 'Purchase complete'
        : `You bought ${bought.length === 0 ? 'nothing' : `${bought.length} of ${lines.length}`}`,
    words:
      left === 0
        ? 'Everything is yours, loose in your wallet.'
        : 'You paid nothing for what couldn’t be bought. It’s still in your cart, with what’s available now.',
    rows: [
      ...lines.map((line) => ({
        id: line.order.hash,
        label: lineName(line),
        value: reasons.get(line.order.hash) ?? exactPrice(paidFor(line)),
      })),
      ...sumsByChain(bought).map((sum) => ({
        id: `paid on ${sum.chainId}`,
        label: 'You paid',
        value: exactPrice(sum),
        isSum: true,
      })),
    ],
  };
};
