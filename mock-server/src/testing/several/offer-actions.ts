import { acceptOffersAction, type OffersAcceptance } from '@trait-market/contract/economy/actions';
import type { AcceptOffersRequest, PostOrder } from '@trait-market/contract/economy/orders';
import { type Bytes32, ChainIdSchema } from '@trait-market/contract/economy/shared';
import { criteriaProof, orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import { hashTypedData } from 'viem';

import type { Market } from '../../economy/market/market';
import { tokenIdOf } from '../market-catalogue';
import type { Signer } from '../signer';

/** Returns a token's Merkle proof for an order's criteria; empty when the token doesn't match. */
export const proofFor = (
  { context }: Market,
  { components }: PostOrder,
  identifier: string,
): Bytes32[] => {
  const ids = context.tables.orders.find(orderHash(components))?.criteria?.tokenIds ?? [];
  return criteriaProof(ids, identifier) ?? [];
};

/**
 * An offer to accept, with the id of the trait that is given for any of a set, or the token id of the
 * avatar that is given for any avatar.
 */
export type AcceptedOffer = {
  order: PostOrder;
  quantity?: number;
  traitId?: string;
  avatarId?: string;
};

export const offerActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  market: Market,
) => ({
  /** Signs the exact proceeds, and the lowest of them as the total; `change` replaces fields. */
  signAcceptance: async (
    offers: readonly AcceptedOffer[],
    change: Partial<OffersAcceptance> = {},
  ): Promise<AcceptOffersRequest> => {
    const chainId = ChainIdSchema.parse(offers[0]?.order.domain.chainId);
    const named = offers.map(
      ({ order: { components, domain }, quantity = 1, traitId, avatarId }) => {
        const [item] = components.consideration;
        const facts = readOrder(ChainIdSchema.parse(domain.chainId), components);
        const proceeds = facts.kind === 'offer' ? facts.unitProceeds : 0n;
        return {
          orderHash: orderHash(components),
          token: item?.token ?? account,
          identifier:
            avatarId ??
            (traitId === undefined ? (item?.identifierOrCriteria ?? '0') : tokenIdOf(traitId)),
          quantity: String(quantity),
          lowestProceeds: String(proceeds * BigInt(quantity)),
        };
      },
    );
    const amounts = named.map(({ lowestProceeds }) => BigInt(lowestProceeds));
    const message = {
      seller: account,
      lines: named,
      lowestTotal: String(amounts.reduce((least, one) => (one < least ? one : least))),
      allRequired: false,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const digest = hashTypedData(acceptOffersAction.typedData({ chainId, deployment }, message));
    return {
      chainId,
      deployment,
      message,
      criteriaProofs: offers.map(({ order, traitId }) =>
        traitId === undefined ? [] : proofFor(market, order, tokenIdOf(traitId)),
      ),
      signature: await sign(digest),
    };
  },
});
