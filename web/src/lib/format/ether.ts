import { WEI_DECIMALS } from '@/config/constants';

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

/** The same to be read: thousands stand apart, and every digit is still there. */
export const groupedEther = (wei: bigint): string => {
  const [whole = '', fraction = ''] = weiToEther(wei < 0n ? -wei : wei).split('.');
  return `${wei < 0n ? '-' : ''}${grouped(BigInt(whole))}${fraction && `.${fraction}`}`;
};
