import type { Price } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';

/**
 * Shows a price with few digits, which is marked as old while the network is lost. If digits are
 * hidden, the element's `title` has all of them.
 */
export function PriceText({ price, className }: { price: Price; className?: string }) {
  const exact = exactPrice(price);
  const short = shortPrice(price);
  return (
    <span
      translate="no"
      data-price
      className={cn('whitespace-nowrap tabular-nums', className)}
      title={short.startsWith('≈') ? exact : undefined}
    >
      {short}
    </span>
  );
}
