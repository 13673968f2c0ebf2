import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  hashCommitments,
  isProven,
  NO_BYTES32,
  orderHash,
  readOrder,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** The trait that is given for an offer for any of a kind, and what proves that it is of it. */
export type Given = { tokenId: string; proof: readonly Bytes32[] };

/**
 * What is signed to accept an order, or a part of it, at the price that it states.
 *
 * @throws UnreadableOrder where the order is not the one that its hash says, its commitments are not
 *   those that were signed, it says nothing that this market can promise, or it takes any trait of a kind
 *   and what is given is not proven to be one: nobody should sign for it
 */
export const fulfilmentStep = (
  { chainId, components, commitments, hash }: Order,
  quantity: bigint,
  fulfiller: WalletAddress,
  given?: Given,
): Extract<Signable, { kind: 'fulfilment' }> => {
  if (orderHash(components).toLowerCase() !== hash.toLowerCase())
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const facts = readOrder(chainId, components);
  if (hashCommitments(commitments) !== (facts.commitmentsHash ?? NO_BYTES32).toLowerCase())
    throw new UnreadableOrder('What it promises doesn’t match what was signed.');
  const criteria =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  const isGivenRight =
    criteria === undefined
      ? given === undefined
      : given !== undefined && isProven(criteria, given.tokenId, given.proof);
  if (!isGivenRight) throw new UnreadableOrder('What you give isn’t what the offer takes.');
  const price = facts.kind === 'listing' ? facts.unitPrice * quantity : 0n;
  const proceeds = facts.kind === 'offer' ? facts.unitProceeds * quantity : 0n;
  return {
    kind: 'fulfilment',
    chainId,
    terms: components,
    commitments: [...commitments],
    ...(given && { criteriaProof: [...given.proof] }),
    message: {
      orderHash: hash,
      fulfiller,
      ...(given && { identifier: given.tokenId }),
      quantity: String(quantity),
      highestPrice: String(price),
      lowestProceeds: String(proceeds),
      nonce: randomNumber(),
      deadline: NO_DEADLINE,
    },
  };
};
