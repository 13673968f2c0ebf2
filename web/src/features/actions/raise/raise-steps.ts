import type { Order } from '@trait-market/contract/economy/orders';
import type { Fee } from '@trait-market/contract/economy/shared';
import {
  orderHash,
  type PricedFacts,
  readOrder,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';

import { cancelSteps } from '../messages/cancel';
import { orderStep } from '../messages/order';
import type { Signable } from '../messages/step';
import { isSameHash } from '../shared/matching';

type SpecificAsset = Exclude<PricedFacts['asset'], { kind: 'any' }>;

/** Reads the signed terms of an offer for a trait or an avatar. @throws UnreadableOrder otherwise */
export const offerTerms = ({
  chainId,
  components,
  hash,
}: Pick<Order, 'chainId' | 'components' | 'hash'>): PricedFacts & { asset: SpecificAsset } => {
  const facts = readOrder(chainId, components);
  if (!isSameHash(orderHash(components), hash) || facts.kind !== 'offer')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const { asset } = facts;
  if (asset.kind === 'any') throw new UnreadableOrder('An offer for any trait can’t be raised.');
  return { ...facts, asset };
};

type NewTerms = { unitPrice: bigint; fees: readonly Fee[]; counter: string };

/** Cancels the offer, then makes it again at another price. @throws UnreadableOrder as above */
export const raiseSteps = (order: Order, { unitPrice, fees, counter }: NewTerms): Signable[] => {
  const { chainId, commitments, components, hash, remaining } = order;
  const { asset, expiresAt } = offerTerms(order);
  const { kind, token, tokenId } = asset;
  const maker = components.offerer;
  const raised = orderStep({
    kind: 'offer',
    chainId,
    maker,
    asset:
      kind === 'avatar'
        ? { kind, token, tokenId }
        : { kind, token, tokenId, quantity: BigInt(remaining) },
    unitPrice,
    fees: [...fees],
    commitments,
    expiresAt,
    counter,
  });
  return [...cancelSteps([order], maker), { ...raised, replaces: hash }];
};
