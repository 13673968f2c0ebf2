import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';
import { groupedEther } from '@/lib/format/ether';

import { coinSymbol, coinText } from './coin-amount';

const GLANCE = 4;

const rounded = (wei: bigint): bigint => {
  const digits = wei.toString().length;
  const unit = 10n ** BigInt(Math.max(0, Math.min(digits - GLANCE, WEI_DECIMALS)));
  return ((wei + unit / 2n) / unit) * unit;
};

/** The characters of a price that fits a card or a table, such as "1,222.233 POL". */
const LONGEST = 14;

/** Returns all digits; for prices that are paid. */
export const exactPrice = ({ chainId, coin, amount }: Price): string =>
  coinText(chainId, coin, BigInt(amount));

/** Returns all digits where they fit a card or a table. Otherwise rounds the price, after an ≈. */
export const shortPrice = (price: Price): string => {
  const exact = exactPrice(price);
  const wei = BigInt(price.amount);
  const short = rounded(wei);
  return short === wei || exact.length <= LONGEST
    ? exact
    : `≈\u00A0${groupedEther(short)} ${coinSymbol(price.chainId, price.coin)}`;
};
