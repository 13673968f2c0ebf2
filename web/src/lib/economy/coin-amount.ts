import { CHAINS, type ChainId, type Coin } from '@trait-market/contract/economy/chains';

import { WEI_DECIMALS } from '@/config/constants';
import { groupedEther } from '@/lib/format/ether';

/** How people write an amount of a chain's coin. */
export const coinSymbol = (chainId: ChainId, coin: Coin): string => CHAINS[chainId].symbols[coin];

/** An amount to the last digit, with its symbol: what is signed is said as it is. */
export const coinText = (chainId: ChainId, coin: Coin, wei: bigint): string =>
  `${groupedEther(wei)} ${coinSymbol(chainId, coin)}`;

/** Whole and decimal places as people type them, with a point. */
const TYPED = /^(\d{1,20})?(?:\.(\d{0,18}))?$/;

/**
 * What somebody typed as an amount of a coin, in wei; undefined where it is none, or is smaller than
 * the smallest part.
 */
export const parseCoin = (text: string): bigint | undefined => {
  const [, whole = '', fraction = ''] = TYPED.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return undefined;
  return BigInt((whole || '0') + fraction.padEnd(WEI_DECIMALS, '0'));
};

const TOO_FINE = new RegExp(`^\\d*\\.\\d{${WEI_DECIMALS + 1},}$`);

/** More whole coins than there can be of any. */
const TOO_LARGE = /^\d{21,}(\.\d*)?$/;

/** What is wrong with a text that {@link parseCoin} makes no amount of. */
export const whyNoAmount = (text: string): string => {
  const typed = text.trim();
  if (TOO_LARGE.test(typed)) return 'This amount is too large.';
  return TOO_FINE.test(typed)
    ? `There can be ${WEI_DECIMALS} decimals at most.`
    : 'Enter a number, for example 0.25.';
};
