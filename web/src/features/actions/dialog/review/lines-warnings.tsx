import type { WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import type { Action } from '@/lib/actions/action';

import type { Signable } from '../../messages/step';
import {
  buyingWarnings,
  type PriceContext,
  sellingWarnings,
} from '../../shared/prices/price-warnings';
import { type ComparedLine, useLineReferences } from '../../shared/prices/use-line-references';
import { comparedLines, dealOf } from './deals';

const contextOf = (
  { chainId }: Signable,
  { references, bestOffer = null }: ComparedLine,
  isSelling: boolean,
): PriceContext => {
  const { floor = null, lastSale = null, floorName } = references ?? {};
  return {
    chainId,
    floor,
    floorName,
    // The floor that came with a received offer leaves out the user's own listings.
    isFloorOwn: isSelling && floorName === undefined,
    bestOffer,
    sales: lastSale ? [{ at: '', price: lastSale, quantity: 1 }] : [],
  };
};

const warningsOf = (step: Signable, line: ComparedLine, lines: readonly ComparedLine[]) => {
  const deal = dealOf(step, line.id);
  if (deal === undefined) return [];
  const { isSelling, unitPrice } = deal;
  // New orders have the shorter warnings of the tables where they are priced.
  if (step.kind === 'order') return line.warnings?.(unitPrice) ?? [];
  const context = contextOf(step, line, isSelling);
  if (isSelling) return sellingWarnings(unitPrice, context);
  const isCheaperBought = lines.some((other) => {
    const bought = other.floorOf === line.floorOf ? dealOf(step, other.id) : undefined;
    return bought !== undefined && bought.unitPrice < unitPrice;
  });
  return buyingWarnings(unitPrice, isCheaperBought ? { ...context, floor: null } : context, false);
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
