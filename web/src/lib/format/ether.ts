import { WEI_DECIMALS } from '@/config/constants';

import { isPointDecimal, paddedForLocale } from './ether-separators';
import { grouped } from './grouped';

/** Converts without rounding (§9); a JavaScript number holds only about 16 digits. */
export const weiToEther = (wei: bigint): string => {
  const digits = (wei < 0n ? -wei : wei).toString().padStart(WEI_DECIMALS + 1, '0');
  const whole = digits.slice(0, -WEI_DECIMALS);
  const fraction = digits.slice(-WEI_DECIMALS).replace(/0+$/, '');
  return `${wei < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};

/** Groups by narrow spaces where a comma is decimal: 1,250 would be read as 1.25. */
export const groupedDecimal = (amount: string): string => {
  const [whole = '', fraction = ''] = paddedForLocale(amount).split('.');
  const groups = grouped(BigInt(whole));
  const readable = isPointDecimal() ? groups : groups.replaceAll(',', '\u202F');
  return `${readable}${fraction && `.${fraction}`}`;
};

export const groupedEther = (wei: bigint): string =>
  `${wei < 0n ? '-' : ''}${groupedDecimal(weiToEther(wei < 0n ? -wei : wei))}`;
