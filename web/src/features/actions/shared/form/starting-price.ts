import { weiToEther } from '@/lib/format/ether';

/** Returns the form's values for an action that starts with a price. */
export const startingPrice = ({
  unitPrice,
}: {
  unitPrice?: string | undefined;
}): Record<string, string> =>
  unitPrice === undefined ? {} : { price: weiToEther(BigInt(unitPrice)) };
