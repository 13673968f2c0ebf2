import type { Balance } from '@trait-market/contract/economy/balances';
import type { ChainId } from '@trait-market/contract/economy/chains';

import { coinSymbol, coinText } from '@/lib/economy/coin-amount';

/** What has to be wrapped before an offer; `isShort` where the native coin is not enough for that. */
export type WrapNeed = { amount: bigint; isShort: boolean };

export const wrapNeed = (balance: Balance | undefined, due: bigint): WrapNeed => {
  const weth = BigInt(balance?.weth ?? '0');
  const amount = due > weth ? due - weth : 0n;
  return { amount, isShort: amount > BigInt(balance?.native ?? '0') };
};

export const wrapWords = (chainId: ChainId, { amount, isShort }: WrapNeed): string => {
  if (amount === 0n) return '';
  const native = coinSymbol(chainId, 'native');
  if (isShort)
    return `That is ${coinText(chainId, 'weth', amount)} more than you hold, and your ${native} is not enough to wrap it. Offer less, or add ${native}.`;
  return `${coinText(chainId, 'native', amount)} is wrapped first, with a signature of its own: your wallet asks twice.`;
};
