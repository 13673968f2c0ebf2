import type { WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import type { Action } from '@/lib/actions/action';

import type { Signable } from '../../messages/step';
import { contextOf, purchaseWarnings } from '@/lib/price-warnings/line-warnings';
import { sellingWarnings } from '@/lib/price-warnings/price-warnings';
import { type ComparedLine, useLineReferences } from '@/lib/price-warnings/use-line-references';
import { comparedLines, dealOf } from './deals';

const warningsOf = (step: Signable, line: ComparedLine, lines: readonly ComparedLine[]) => {
  const deal = dealOf(step, line.id);
  if (deal === undefined) return [];
  const { isSelling, unitPrice } = deal;
  // New orders have the shorter warnings of the tables where they are priced.
  if (step.kind === 'order') return line.warnings?.(unitPrice) ?? [];
  if (isSelling) return sellingWarnings(unitPrice, contextOf(step.chainId, line, true));
  const purchases = lines.flatMap((other) => {
    const bought = dealOf(step, other.id);
    return bought ? { line: other, unitPrice: bought.unitPrice } : [];
  });
  return purchaseWarnings(step.chainId, { line, unitPrice }, purchases);
};

type LinesWarningsProps = { action: Action; address: WalletAddress; steps: readonly Signable[] };

/** Gives the lines of several the warnings that each of them would get alone, with their names. */
export function LinesWarnings({ action, address, steps }: LinesWarningsProps) {
  const { lines } = useLineReferences(comparedLines(action), address);
  const words = steps.flatMap((step) =>
    lines.flatMap((line) => warningsOf(step, line, lines).map((text) => `${line.label}: ${text}`)),
  );
  return <Warnings words={[...new Set(words)]} />;
}
