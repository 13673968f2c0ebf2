import { CHAINS, UNIT_DECIMALS, type Price } from '@trait-market/contract/economy/shared';

import type { LinkPicture } from '../link-picture';

const DIGITS_SHOWN = 4;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

export const grouped = (count: bigint | number): string => String(count).replace(THOUSANDS, ',');

/** Returns an amount with at most four significant digits; `~` marks a rounded one. */
const amountText = (wei: bigint): string => {
  const decimals = UNIT_DECIMALS.eth;
  const step = 10n ** BigInt(Math.max(0, Math.min(String(wei).length - DIGITS_SHOWN, decimals)));
  const rounded = ((wei + step / 2n) / step) * step;
  const digits = String(rounded).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = grouped(BigInt(digits.slice(0, -decimals)));
  return `${rounded === wei ? '' : '~'}${whole}${fraction && `.${fraction}`}`;
};

/** Amounts above this length in digits are nonsense and would leave the picture's column. */
const MOST_DIGITS = 30;

export const priceFigure = (
  label: string,
  price: Price | null | undefined,
  absent: string,
): LinkPicture['figure'] => {
  if (!price || price.amount.length > MOST_DIGITS) return { label, value: absent };
  const { chainId, coin, amount } = price;
  return { label, value: amountText(BigInt(amount)), unit: CHAINS[chainId].symbols[coin] };
};

/** Returns a count with its noun, whose plural ends in s. */
export const countText = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
