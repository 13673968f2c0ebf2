import type { ChainId } from '@trait-market/contract/economy/chains';

import { cn } from '@/lib/cn';
import { coinSymbol, coinText } from '@/lib/economy/coin-amount';

import type { ConvertNeed } from './convert-need';

const wordsOf = (chainId: ChainId, { kind, from, to, amount, isShort }: ConvertNeed): string => {
  if (amount === 0n) return '';
  if (!isShort)
    return `${coinText(chainId, from, amount)} is ${kind}ped first, with a signature of its own: your wallet asks twice.`;
  const native = coinSymbol(chainId, 'native');
  const advice = kind === 'wrap' ? `Offer less, or add ${native}.` : `Add ${native} first.`;
  return `That is ${coinText(chainId, to, amount)} more than you hold, and your ${coinSymbol(chainId, from)} isn’t enough to ${kind} it. ${advice}`;
};

/** Says that wrapping or unwrapping comes first, or what to do where it cannot. */
export function ConvertNotice({ chainId, need }: { chainId: ChainId; need: ConvertNeed }) {
  return (
    <p role="status" className={cn('text-sm empty:hidden', need.isShort && 'text-danger')}>
      {wordsOf(chainId, need)}
    </p>
  );
}
