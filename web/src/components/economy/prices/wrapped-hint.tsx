import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

import { Coins } from 'lucide-react';

import { Hint } from '@/components/hint';
import { coinSymbol, worthText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';

type WrappedHintProps = {
  chains?: readonly ChainId[];
  /** Whether phones show an icon that opens the whole text. */
  isShort?: boolean;
};

/** Names the coins in which offers pay, next to prices in native coin, and says their worth. */
export function WrappedHint({ chains = CHAIN_IDS, isShort = false }: WrappedHintProps) {
  const words = `Offers pay in ${listText(chains.map((chainId) => coinSymbol(chainId, 'wrapped')))}`;
  const worth = chains.map(worthText).join(', ');
  if (!isShort)
    return (
      <Hint hint={worth} className="text-sm text-muted">
        {words}
      </Hint>
    );
  return (
    <Hint
      hint={`${words}. ${worth}`}
      className="text-sm text-muted max-sm:size-10 max-sm:justify-center sm:not-first:mx-2"
    >
      <Coins aria-hidden className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{words}</span>
    </Hint>
  );
}
