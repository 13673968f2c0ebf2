import type { Price } from '@trait-market/contract/economy/shared';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { exactPrice } from '@/lib/economy/amounts/short-price';

/** Returns a receipt's row with a price and, below it, its estimate. */
export const priceRow = (label: string, price: Price): AmountRow => ({
  label,
  value: exactPrice(price),
  estimate: price,
});
