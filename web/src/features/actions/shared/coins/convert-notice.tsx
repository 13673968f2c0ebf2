import type { ChainId } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';

import type { ConvertNeed } from './convert-need';

const wordsOf = (chainId: ChainId, { kind, from, to, amount, isShort }: ConvertNeed): string => {
  if (amount === 0n) return '';
  if (!isShort)
    return `${coinText(chainId, from, amount)} will be ${kind}ped first. That needs its own signature, so your wallet asks twice.`;
  const native = coinSymbol(chainId, 'native');
  const advice = kind === 'wrap' ? `Offer less, or add ${native}.` : `Add ${native} first.`;
  return `That’s ${coinText(chainId, to, amount)} more than you have, and you don’t have enough ${coinSymbol(chainId, from)} to ${kind}. ${advice}`;
};

export function ConvertNotice({ chainId, need }: { chainId: ChainId; need: ConvertNeed }) {
  return (
    <p role="status" className={cn('text-sm empty:hidden', need.isShort && 'text-danger')}>
      {wordsOf(chainId, need)}
    </p>
  );
}
