import { WEI_DECIMALS } from '@/config/constants';

import { isPointDecimal, paddedForLocale } from './ether-separators';
import { grouped } from './grouped';

/**
 * Wei divided by 1e18 (§9), as decimal text. Every digit is kept, which a number could not do: it
 * holds about 16 of them.
 */
export const weiToEther = (wei: bigint): string => {
  const digits = (wei < 0n ? -wei : wei).toString().padStart(WEI_DECIMALS + 1, '0');
  const whole = digits.slice(0, -WEI_DECIMALS);
  const fraction = digits.slice(-WEI_DECIMALS).replace(/0+$/, '');
  return `${wei < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};

/**
 * Formats wei as ether with all digits, and thousands in groups. Where a comma separates decimals, a narrow
 * space separates the groups: 1,250 would be read as 1.25.
 */
export const groupedEther = (wei: bigint): string => {
  const amount = paddedForLocale(weiToEther(wei < 0n ? -wei : wei));
  const [whole = '', fraction = ''] = amount.split('.');
  const groups = grouped(BigInt(whole));
  const readable = isPointDecimal() ? groups : groups.replaceAll(',', '\u202F');
  return `${wei < 0n ? '-' : ''}${readable}${fraction && `.${fraction}`}`;
};
