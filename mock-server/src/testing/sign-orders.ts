import type { PostOrder } from '@trait-market/contract/economy/orders';
import type { Signature } from '@trait-market/contract/economy/shared';
import {
  buildOrder,
  bulkTree,
  type OrderComponents,
  orderHash,
  SEAPORT,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';

import type { SignableTerms } from './order-terms';

export const postOf = (
  { chainId, commitments = [], criteria }: SignableTerms,
  components: OrderComponents,
  signature: Signature,
): PostOrder => ({
  domain: { chainId, verifyingContract: SEAPORT },
  components,
  commitments: [...commitments],
  ...(criteria && { criteria }),
  signature,
});

export const ordersOf = (terms: readonly SignableTerms[]): OrderComponents[] =>
  terms.map(buildOrder);

/** Returns several orders of one chain, each with its own part of the bulk signature. */
export const bulkPostsOf = (
  terms: readonly SignableTerms[],
  orders: readonly OrderComponents[],
  signature: Signature,
): PostOrder[] => {
  const { proofOf } = bulkTree(orders.map(orderHash));
  return terms.flatMap((one, index) => {
    const components = orders[index];
    if (components === undefined) return [];
    const written = writeBulkSignature({ signature, index, proof: proofOf(index) });
    return [postOf(one, components, written)];
  });
};
