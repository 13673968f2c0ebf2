import type { ChainId, Fee, Item } from '@trait-market/contract/economy/shared';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import {
  ANY_TOKEN,
  type AnyTrait,
  type Asset,
  type TraitCommitment,
} from '@trait-market/contract/economy/typed-data';

import { anyText } from '@/lib/economy/traits/any-text';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { labelAssets, labelFees, type Labels } from '../../messages/text/labels';
import type { SignedCriteria } from '../../messages/step';

export type Offered = {
  chainId: ChainId;
  fees: readonly Fee[];
  most: number;
  asset: (quantity: bigint) => Asset | AnyTrait;
  criteria?: SignedCriteria;
  /** The traits that the avatar must wear when the offer is accepted. */
  commitments?: readonly TraitCommitment[];
  labels: Labels;
  /** Returns the warnings that the review doesn't give, because it compares single traits only. */
  warnings?: (unitPrice: bigint) => string[];
  /** Returns whether an order's item is what this offer is for. */
  isFor: (item: Item) => boolean;
};

const MOST_OF_COLLECTION = 1_000;

export const offeredFor = ({
  criteria,
  token,
  chainId,
  fees,
  traits,
  floor,
  bestOffer,
}: CriteriaSet): Offered => {
  const { root, slot, tier, rarity } = criteria;
  const best = bestOffer && BigInt(bestOffer.amount);
  return {
    chainId,
    fees,
    most:
      root === ANY_TOKEN
        ? MOST_OF_COLLECTION
        : traits.reduce((sum, { editions }) => sum + editions, 0),
    asset: (quantity) => ({ kind: 'any', token, criteria: root, quantity }),
    criteria: {
      ...(slot && { slot }),
      ...(tier && { tier }),
      ...(rarity && { rarity }),
      tokenIds: traits.map(({ tokenId }) => tokenId),
    },
    isFor: (item) =>
      item.kind === 'any' &&
      item.criteria.root === root &&
      item.criteria.collection === criteria.collection,
    labels: {
      assets: labelAssets([{ kind: 'any', token, tokenId: root, name: anyText(criteria) }]),
      fees: labelFees(fees),
    },
    warnings: (price) => [
      ...(floor && price > BigInt(floor.amount)
        ? [
            `You can buy one that fits now for ${coinText(chainId, 'native', BigInt(floor.amount))}, which is less.`,
          ]
        : []),
      ...(best !== null && price <= best
        ? [
            `The best offer for any of these is ${coinText(chainId, 'native', best)}. Sellers see that one first.`,
          ]
        : []),
    ],
  };
};
