import type { CartLine } from '@/lib/cart/cart';
import { purchaseWarnings } from '@/lib/price-warnings/line-warnings';
import { useLineReferences } from '@/lib/price-warnings/use-line-references';
import { useSession } from '@/lib/session/use-session';

import type { StandingLine } from './use-cart';

/** Names what a line's price is compared with, which can be fetched before its listing has loaded. */
const comparedLine = ({ hash, name, traitId, avatar }: CartLine) => ({
  id: hash,
  label: name,
  floorOf: traitId,
  soldAs: avatar,
});

/** Returns the warnings that the purchase's review will give a line. */
export const useCartWarnings = (lines: readonly StandingLine[]) => {
  const { address } = useSession();
  const { lines: compared, isPending } = useLineReferences(
    lines.map(({ line }) => comparedLine(line)),
    address,
  );
  const purchases = lines.flatMap(({ standing }, position) => {
    const line = compared[position];
    if (!line || standing.kind !== 'forSale' || !standing.order.unitPrice) return [];
    const { chainId, unitPrice } = standing.order;
    return { line, chainId, unitPrice: BigInt(unitPrice.amount) };
  });
  return {
    isPending,
    warningsOf: (hash: string): string[] => {
      const purchase = purchases.find(({ line }) => line.id === hash);
      return purchase ? purchaseWarnings(purchase.chainId, purchase, purchases) : [];
    },
  };
};
