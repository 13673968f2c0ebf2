import type * as z from 'zod/mini';

import type { ChainId } from './chains';

type Bounds = {
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  priceChain?: ChainId | undefined;
  chainId?: readonly ChainId[] | undefined;
  collection?: readonly string[] | undefined;
};

/**
 * Returns false for price bounds without a currency. They would be ambiguous, because the
 * currencies differ in value by a factor of a thousand.
 */
export const hasBoundsCurrency = ({
  minPrice,
  maxPrice,
  priceChain,
  chainId,
  collection,
}: Bounds): boolean =>
  (minPrice === undefined && maxPrice === undefined) ||
  priceChain !== undefined ||
  chainId?.length === 1 ||
  collection?.length === 1;

/** Rejects a query whose price bounds have no currency. */
export const requireBoundsCurrency = <Query extends Bounds>({
  value,
  issues,
}: z.core.ParsePayload<Query>): void => {
  if (!hasBoundsCurrency(value))
    issues.push({
      code: 'custom',
      input: value,
      path: ['priceChain'],
      message:
        'minPrice and maxPrice are in the coin of one chain: name it as priceChain, 1 or 137, or request one chainId or collection.',
    });
};
