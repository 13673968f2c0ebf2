import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

import { Hint } from '@/components/hint';
import { cn } from '@/lib/cn';
import { coinSymbol, worthText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';

type WrappedHintProps = {
  chains?: readonly ChainId[];
  className?: string;
};

/** Names the coins in which offers pay, next to prices in native coin, and says their worth. */
export function WrappedHint({ chains = CHAIN_IDS, className }: WrappedHintProps) {
  const words = `Offers pay in ${listText(chains.map((chainId) => coinSymbol(chainId, 'wrapped')))}`;
  const worth = chains.map(worthText).join(', ');
  return (
    <Hint hint={worth} className={cn('text-sm text-muted', className)}>
      {words}
    </Hint>
  );
}
