import { type ChainId, type Coin, type Fee } from '@trait-market/contract/economy/shared';
import type { FeeFact } from '@trait-market/contract/economy/typed-data';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { shortenChecksummed } from '@/lib/format/checksum-address';

import type { Labels } from './labels';

const FEE_WORDS = { market: 'Market fee', royalty: 'Artists’ royalty' } as const;

/** Names a fee that is part of what the buyer pays: "Includes 2.5% market fee". */
export const includedText = ({ kind, bps }: Pick<Fee, 'kind' | 'bps'>): string =>
  `Includes ${bps / 100}% ${FEE_WORDS[kind].toLowerCase()}`;

/** Names a fee that is deducted from what the seller gets: "Market fee (2.5%)". */
export const deductedText = ({ kind, bps }: Pick<Fee, 'kind' | 'bps'>): string =>
  `${FEE_WORDS[kind]} (${bps / 100}%)`;

export const priceLabel = (
  chainId: ChainId,
  coin: Coin,
  unitPrice: bigint,
  quantity: bigint,
): string =>
  quantity === 1n ? 'Price' : `Price, ${quantity} × ${coinText(chainId, coin, unitPrice)}`;

/** Returns the percentage in hundredths. Fees are rounded down, so it's rounded to the nearest. */
const bpsOf = (amount: bigint, price: bigint): number =>
  price === 0n ? 0 : Number((amount * 10_000n + price / 2n) / price);

type Signed = {
  chainId: ChainId;
  coin: Coin;
  unitPrice: bigint;
  quantity: bigint;
  fees: readonly FeeFact[];
};

/** Returns how a signed price is divided, read from the typed data, without the sum. */
export const dividedRows = (
  { chainId, coin, unitPrice, quantity, fees }: Signed,
  isPaid: boolean,
  labels: Labels,
): AmountRow[] => {
  const rows = fees.map(({ amount, recipient }, index): AmountRow => {
    const kind = labels.fees[recipient.toLowerCase()];
    const fee = kind && { kind, bps: bpsOf(amount, unitPrice) };
    const value = coinText(chainId, coin, amount * quantity);
    const unknown = `fee to ${shortenChecksummed(recipient)}`;
    return {
      id: String(index),
      label: isPaid
        ? (fee && includedText(fee)) || `Includes a ${unknown}`
        : (fee && deductedText(fee)) || `A ${unknown}`,
      value: isPaid ? value : `− ${value}`,
    };
  });
  if (isPaid) return rows;
  const label = priceLabel(chainId, coin, unitPrice, quantity);
  return [{ label, value: coinText(chainId, coin, unitPrice * quantity) }, ...rows];
};
