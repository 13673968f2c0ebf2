import type { Collection } from '@trait-market/contract/economy/collections';
import type { ChainId, Fee, Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import {
  ANY_TOKEN,
  type TraitCommitment,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';

import { anyAvatarText, anyText } from '@/lib/economy/traits/any-text';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { labelAssets, labelFees, type Labels } from '../../messages/text/labels';
import type { SignedCriteria } from '../../messages/step';

export type Offered = {
  chainId: ChainId;
  fees: readonly Fee[];
  most: number;
  asset: (quantity: bigint) => Wanted;
  /** The unit, if it isn't an edition. The quantity of avatars is limited to what the balance covers. */
  unit?: 'avatar';
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

/** Returns whether the best offer for any avatar of a collection is one of the user's open orders. */
export const isBestAvatarOfferOwn = (
  { slug, bestAvatarOffer }: Collection,
  open: readonly Order[],
): boolean =>
  open.some(
    ({ gets: [item], unitPrice }) =>
      item?.kind === 'anyAvatar' &&
      item.collection === slug &&
      unitPrice !== null &&
      unitPrice.amount === bestAvatarOffer?.amount,
  );

/** Describes an offer for any avatar of a collection. `isBestOwn`: whether the best offer is the user's. */
export const offeredForAnyAvatar = (
  { slug, name, chainId, fees, contracts, supply, avatarFloor, bestAvatarOffer }: Collection,
  isBestOwn: boolean,
): Offered => {
  const token = contracts.avatars;
  const best = isBestOwn ? null : bestAvatarOffer;
  const inNative = (amount: string) => coinText(chainId, 'native', BigInt(amount));
  return {
    chainId,
    fees,
    most: Math.max(1, supply.avatars),
    asset: (quantity) => ({ kind: 'anyAvatar', token, quantity }),
    unit: 'avatar',
    isFor: (item) => item.kind === 'anyAvatar' && item.collection === slug,
    labels: {
      assets: labelAssets([
        {
          kind: 'anyAvatar',
          token,
          tokenId: ANY_TOKEN,
          name: anyAvatarText({ collection: slug, collectionName: name }),
        },
      ]),
      fees: labelFees(fees),
    },
    warnings: (price) => [
      ...(avatarFloor && price > BigInt(avatarFloor.amount)
        ? [`You can buy one now for ${inNative(avatarFloor.amount)}, which is less.`]
        : []),
      ...(best && price <= BigInt(best.amount)
        ? [`The best offer for any avatar is ${inNative(best.amount)}. Owners see that one first.`]
        : []),
    ],
  };
};
