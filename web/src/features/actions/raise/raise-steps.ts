import type { Order } from '@trait-market/contract/economy/orders';
import type { CriteriaRef, Fee } from '@trait-market/contract/economy/shared';
import {
  orderHash,
  type OfferFacts,
  readOrder,
  UnreadableOrder,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';

import { replacingSteps } from '../messages/cancel';
import { orderStep } from '../messages/order';
import type { Signable, SignedCriteria } from '../messages/step';
import { isSameHash } from '../shared/matching';

/** Reads the signed terms of an offer. @throws UnreadableOrder for another order or a wrong hash */
export const offerTerms = ({
  chainId,
  components,
  hash,
}: Pick<Order, 'chainId' | 'components' | 'hash'>): OfferFacts => {
  const facts = readOrder(chainId, components);
  if (!isSameHash(orderHash(components), hash) || facts.kind !== 'offer')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  return facts;
};

/** Returns the words of the set that an offer is for; undefined unless it's for any of a set. */
export const criteriaOfOffer = ({ gets: [item] }: Pick<Order, 'gets'>): CriteriaRef | undefined =>
  item?.kind === 'any' ? item.criteria : undefined;

/** The traits that match the offer's words now, in place of those that matched when it was signed. */
type SetNow = { asset: (quantity: bigint) => Wanted; criteria?: SignedCriteria };

type NewTerms = {
  unitPrice: bigint;
  fees: readonly Fee[];
  counter: string;
  set?: SetNow | undefined;
  salt?: string;
};

/** Cancels the offer, then makes it again at another price. @throws UnreadableOrder as above */
export const raiseSteps = (
  order: Order,
  { unitPrice, fees, counter, set, salt }: NewTerms,
): Signable[] => {
  const { chainId, commitments, components, remaining } = order;
  const { asset: before, expiresAt } = offerTerms(order);
  const maker = components.offerer;
  const quantity = BigInt(remaining);
  const asset =
    set?.asset(quantity) ?? (before.kind === 'avatar' ? before : { ...before, quantity });
  const changed = orderStep(
    {
      kind: 'offer',
      chainId,
      maker,
      asset,
      unitPrice,
      fees: [...fees],
      commitments,
      expiresAt,
      counter,
    },
    set?.criteria,
    salt,
  );
  return replacingSteps(order, changed);
};
