import {
  type CancelAllRequest,
  type CancelRequest,
  type WrapRequest,
  cancelAction,
  cancelAllAction,
  fulfilmentAction,
  unwrapAction,
  wrapAction,
} from '@trait-market/contract/economy/actions';
import { ChainIdSchema, type ChainId } from '@trait-market/contract/economy/shared';
import type { FulfilRequest, PostOrder } from '@trait-market/contract/economy/orders';
import {
  buildOrder,
  bulkDigest,
  bulkTree,
  orderHash,
  orderTypedData,
} from '@trait-market/contract/economy/typed-data';
import { hashTypedData, type Hex } from 'viem';

import type { Market } from '../economy/market/market';
import type { SignatureCheck } from '../economy/shared/signed-action';
import { chainKey } from '../economy/tables/keys';
import { accountOf, type Account } from '../kernel/account';
import { approvalActionsFor } from './approval-actions';
import { benchActionsFor } from './bench-actions';
import { cartActionsFor } from './several/cart-actions';
import { creditActionsFor } from './credit-actions';
import { approveInTest } from './acting';
import { freshNumber } from './fresh-numbers';
import { DAY_MS, DEPLOYMENT as deployment, ETHER, soon } from './market';
import { offerActionsFor, proofFor } from './several/offer-actions';
import { orderTermsFor, type SignableTerms } from './order-terms';
import { lightActionsFor } from './light-actions';
import { packActionsFor } from './pack-actions';
import { giftActionsFor } from './gift-actions';
import { rerollActionsFor } from './reroll-actions';
import { bulkPostsOf, ordersOf, postOf } from './sign-orders';

/**
 * A fake signature of 64 bytes, for tests with so many actions that real ones would take too long.
 */
const signatureOf = (account: Account, digest: Hex): Hex =>
  `${digest}${account.slice(2)}${'0'.repeat(24)}`;

export const cheapCheck: SignatureCheck = async (account, digest, signature) =>
  signature === signatureOf(account, digest) ? signature : undefined;

export const cheapAccount = (number: number): Account =>
  accountOf(`0x${String(number).padStart(40, 'd')}`);

export const actingCheaplyFor = (account: Account, market: Market, now: () => number) => {
  approveInTest(market, account);
  const sign = (digest: Hex) => signatureOf(account, digest);
  const counterOn = (chainId: ChainId) =>
    market.context.tables.counters.find(chainKey(chainId, account)) ?? '0';
  const deadline = () => soon(now());
  const chainOf = ({ domain }: PostOrder) => ChainIdSchema.parse(domain.chainId);
  const terms = orderTermsFor(account, counterOn, () => now() + 30 * DAY_MS);

  return {
    account,
    ...terms,
    ...creditActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }),
    ...benchActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    ...lightActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    ...cartActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }),
    ...offerActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    ...approvalActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }),
    ...packActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    ...giftActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    ...rerollActionsFor({ account, sign, deployment, deadline, nonce: freshNumber }, market),
    signOrder: (order: SignableTerms): PostOrder => {
      const components = buildOrder(order);
      const digest = hashTypedData(orderTypedData(order.chainId, components));
      return postOf(order, components, sign(digest));
    },
    /** Signs orders of one chain at once. */
    signBulk: (several: readonly SignableTerms[]): PostOrder[] => {
      const orders = ordersOf(several);
      const { root, height } = bulkTree(orders.map(orderHash));
      const digest = bulkDigest(several[0]?.chainId ?? 1, root, height);
      return bulkPostsOf(several, orders, sign(digest));
    },
    signFulfilment: (order: PostOrder, quantity: bigint, identifier?: string): FulfilRequest => {
      const message = {
        orderHash: orderHash(order.components),
        fulfiller: account,
        quantity: String(quantity),
        highestPrice: String(1_000n * ETHER),
        lowestProceeds: '0',
        nonce: freshNumber(),
        deadline: deadline(),
      };
      const chainId = chainOf(order);
      const place = { chainId, deployment };
      if (identifier === undefined) {
        const signature = sign(hashTypedData(fulfilmentAction.typedData(place, message)));
        return { ...place, message, signature };
      }
      const named = { ...message, identifier };
      const signature = sign(hashTypedData(fulfilmentAction.typedData(place, named)));
      const proof = proofFor(market, order, identifier);
      return { ...place, message: named, signature, criteriaProof: proof };
    },
    signCancel: (order: PostOrder, ...others: readonly PostOrder[]): CancelRequest => {
      const message = {
        maker: account,
        orderHashes: [order, ...others].map(({ components }) => orderHash(components)),
        deadline: deadline(),
      };
      const chainId = chainOf(order);
      const signature = sign(
        hashTypedData(cancelAction.typedData({ chainId, deployment }, message)),
      );
      return { chainId, deployment, message, signature };
    },
    signCancelAll: (chainId: ChainId): CancelAllRequest => {
      const message = { maker: account, counter: counterOn(chainId), deadline: deadline() };
      const signature = sign(
        hashTypedData(cancelAllAction.typedData({ chainId, deployment }, message)),
      );
      return { chainId, deployment, message, signature };
    },
    signWrap: (kind: 'wrap' | 'unwrap', amount: bigint, chainId: ChainId): WrapRequest => {
      const message = {
        owner: account,
        amount: String(amount),
        nonce: freshNumber(),
        deadline: deadline(),
      };
      const digest =
        kind === 'wrap'
          ? hashTypedData(wrapAction.typedData({ chainId, deployment }, message))
          : hashTypedData(unwrapAction.typedData({ chainId, deployment }, message));
      return { chainId, deployment, message, signature: sign(digest) };
    },
  };
};
export type CheapActor = ReturnType<typeof actingCheaplyFor>;
