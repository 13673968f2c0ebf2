import type { Price } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';

/** The characters of a price that stays on one line on any screen. */
const LONGEST_LINE = 16;

type PriceTextProps = {
  price: Price;
  /** `exactPrice` for a price that is paid. */
  format?: (price: Price) => string;
  className?: string;
};

/**
 * Shows a price, which is marked as old while the network is lost. If digits are hidden, the
 * element's `title` has all of them.
 */
export function PriceText({ price, format = shortPrice, className }: PriceTextProps) {
  const exact = exactPrice(price);
  const shown = format(price);
  return (
    <span
      translate="no"
      data-price
      className={cn(
        'tabular-nums',
        shown.length > LONGEST_LINE ? 'wrap-anywhere' : 'whitespace-nowrap',
        className,
      )}
      title={shown === exact ? undefined : exact}
    >
      {shown}
    </span>
  );
}
