import type { AmountRow } from '@/components/economy/prices/amount-rows';

/** Says who pays for transactions: users only sign, and the market sends what they signed (decision 174). */
export const NETWORK_FEE =
  'Network fee: none. You only sign, and the market sends the transaction.';

/** The same in a receipt. */
export const networkFeeRow: AmountRow = {
  id: 'network-fee',
  label: 'Network fee',
  value: 'None, paid by the market',
};
