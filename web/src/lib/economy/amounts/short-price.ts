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

/** Formats few digits; a rounded price starts with ≈. {@link exactPrice} has all digits. */
export const shortPrice = ({ chainId, coin, amount }: Price): string => {
  const wei = BigInt(amount);
  const short = rounded(wei);
  return `${short === wei ? '' : '≈\u00A0'}${groupedEther(short)} ${coinSymbol(chainId, coin)}`;
};

export const exactPrice = ({ chainId, coin, amount }: Price): string =>
  coinText(chainId, coin, BigInt(amount));
