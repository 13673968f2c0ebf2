import type { Line } from '@/lib/actions/action';
import { purchaseWarnings } from '@/lib/price-warnings/line-warnings';
import { comparedPurchase } from '@/lib/price-warnings/references';
import { useLineReferences } from '@/lib/price-warnings/use-line-references';
import { useSession } from '@/lib/session/use-session';

/** Returns the warnings that the purchase's review will give a line. */
export const useCartWarnings = (lines: readonly Line[]): ((hash: string) => string[]) => {
  const { address } = useSession();
  const compared = useLineReferences(lines.map(comparedPurchase), address);
  const purchases = lines.flatMap(({ order: { chainId, hash, unitPrice } }) => {
    const line = compared.lines.find(({ id }) => id === hash);
    return line && unitPrice ? { line, chainId, unitPrice: BigInt(unitPrice.amount) } : [];
  });
  return (hash) => {
    const purchase = purchases.find(({ line }) => line.id.toLowerCase() === hash.toLowerCase());
    return purchase ? purchaseWarnings(purchase.chainId, purchase, purchases) : [];
  };
};
