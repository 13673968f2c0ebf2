import { type ChainId, type Coin, type Fee, feeOn } from '@trait-market/contract/economy/shared';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { deductedText, includedText, priceLabel } from '../../messages/text/fee-rows';

type Priced = {
  chainId: ChainId;
  coin: Coin;
  unitPrice: bigint;
  quantity: bigint;
  fees: readonly Pick<Fee, 'kind' | 'bps'>[];
};

const feeRows = ({ chainId, coin, unitPrice, quantity, fees }: Priced): AmountRow[] =>
  fees.map((fee) => ({
    label: deductedText(fee),
    value: `− ${coinText(chainId, coin, feeOn(unitPrice, fee) * quantity)}`,
  }));

/** The sum's value and estimate in a list of amounts. */
export const sumOf = (chainId: ChainId, coin: Coin, amount: bigint) => ({
  value: coinText(chainId, coin, amount),
  estimate: { chainId, amount: String(amount) },
  isSum: true,
});

export const sellerRows = (
  priced: Priced,
  label = priceLabel(priced.chainId, priced.coin, priced.unitPrice, priced.quantity),
): AmountRow[] => {
  const { chainId, coin, unitPrice, quantity, fees } = priced;
  const taken = fees.reduce((sum, fee) => sum + feeOn(unitPrice, fee), 0n);
  return [
    { label, value: coinText(chainId, coin, unitPrice * quantity) },
    ...feeRows(priced),
    { label: 'You get', ...sumOf(chainId, coin, (unitPrice - taken) * quantity) },
  ];
};

export const buyerRows = (
  priced: Priced,
  // Offers pay in the wrapped coin, and only when they are accepted.
  verb = priced.coin === 'wrapped' ? 'You offer' : 'You pay',
): AmountRow[] => {
  const { chainId, coin, unitPrice, quantity } = priced;
  return [
    ...priced.fees.map((fee) => ({
      label: includedText(fee),
      value: coinText(chainId, coin, feeOn(unitPrice, fee) * quantity),
    })),
    {
      label:
        quantity === 1n ? verb : `${verb}, ${quantity} × ${coinText(chainId, coin, unitPrice)}`,
      ...sumOf(chainId, coin, unitPrice * quantity),
    },
  ];
};

/** Returns an action's cost in credits and the balance afterwards; `held` is undefined while it loads. */
export const creditRows = (cost: number, held: number | undefined): AmountRow[] => [
  { label: 'Cost', value: `${cost} credits` },
  { label: 'Your credits afterwards', value: held === undefined ? '…' : String(held - cost) },
];
