import type { ChainId } from '@trait-market/contract/economy/shared';

import { buyingWarnings, type PriceContext } from './price-warnings';
import type { ComparedLine } from './use-line-references';

/** Returns what a line's price is compared with. */
export const contextOf = (
  chainId: ChainId,
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

type Purchase = { line: ComparedLine; unitPrice: bigint };

/** Warns of a purchase, but not of a cheaper listing that is bought too. */
export const purchaseWarnings = (
  chainId: ChainId,
  { line, unitPrice }: Purchase,
  purchases: readonly Purchase[],
): string[] => {
  const context = contextOf(chainId, line, false);
  const isCheaperBought = purchases.some(
    (other) => other.line.floorOf === line.floorOf && other.unitPrice < unitPrice,
  );
  return buyingWarnings(unitPrice, isCheaperBought ? { ...context, floor: null } : context, false);
};
