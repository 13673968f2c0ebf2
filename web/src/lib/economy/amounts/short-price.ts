import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';
import { groupedEther } from '@/lib/format/ether';

import { coinSymbol, coinText } from './coin-amount';

/** Digits that are read at a glance, of those that say something. */
const GLANCE = 4;

/** Wei rounded to so many digits that an amount can be told from its neighbours at a glance. */
const rounded = (wei: bigint): bigint => {
  const digits = wei.toString().length;
  const unit = 10n ** BigInt(Math.max(0, Math.min(digits - GLANCE, WEI_DECIMALS)));
  return ((wei + unit / 2n) / unit) * unit;
};

/**
 * A price as a card shows it: `0.25 ETH`, `1,250 POL`. Where digits were rounded away it begins with
 * ≈, which a line's end doesn't part from them, and {@link exactPrice} has them.
 */
export const shortPrice = ({ chainId, coin, amount }: Price): string => {
  const wei = BigInt(amount);
  const short = rounded(wei);
  return `${short === wei ? '' : '≈\u00A0'}${groupedEther(short)} ${coinSymbol(chainId, coin)}`;
};

/** The same to the last digit. */
export const exactPrice = ({ chainId, coin, amount }: Price): string =>
  coinText(chainId, coin, BigInt(amount));
