import {
  type CartPurchase,
  type OffersAcceptance,
  cancelAction,
  cancelAllAction,
  fulfilmentAction,
  unwrapAction,
  wrapAction,
} from '@trait-market/contract/economy/actions';
import { type ChainId, ChainIdSchema } from '@trait-market/contract/economy/shared';
import type { FulfilRequest, PostOrder } from '@trait-market/contract/economy/orders';
import {
  buildOrder,
  bulkTypedData,
  orderHash,
  orderTypedData,
} from '@trait-market/contract/economy/typed-data';

import type { Market } from '../economy/market/market';
import { contractsOfMarket } from '../economy/orders/contracts-of-order';
import { approvalKey, chainKey } from '../economy/tables/keys';
import { accountOf, type Account } from '../kernel/account';
import { approvalActionsFor } from './approval-actions';
import { benchActionsFor } from './bench-actions';
import { cartActionsFor, type CartOrder } from './several/cart-actions';
import { freshNumber } from './fresh-numbers';
import { DAY_MS, DEPLOYMENT, ETHER, MARKET_NOW, soon } from './market';
import { type AcceptedOffer, offerActionsFor, proofFor } from './several/offer-actions';
import { orderTermsFor, type SignableTerms } from './order-terms';
import { bulkPostsOf, ordersOf, postOf } from './sign-orders';
import { signerOf } from './signer';
import type { TestWallet } from './wallet';

export const approveInTest = (
  { context: { catalogue, tables } }: Market,
  account: Account,
): void => {
  for (const { chainId, token } of contractsOfMarket(catalogue)) {
    tables.approvals.put(approvalKey(chainId, account, token), { account, chainId, token });
  }
};

export const actingFor = (wallet: TestWallet, market: Market, deployment = DEPLOYMENT) => {
  const account = accountOf(wallet.address);
  const maker = wallet.address;
  approveInTest(market, account);

  const signOrder = async (
    terms: SignableTerms,
    signedOn: ChainId = terms.chainId,
  ): Promise<PostOrder> => {
    const components = buildOrder(terms);
    const signature = await wallet.signTypedData(orderTypedData(signedOn, components));
    return postOf(terms, components, signature);
  };

  const signFulfilment = async (
    order: PostOrder,
    change: Partial<FulfilRequest['message']> = {},
    chainId = ChainIdSchema.parse(order.domain.chainId),
  ): Promise<FulfilRequest> => {
    const message: FulfilRequest['message'] = {
      orderHash: orderHash(order.components),
      fulfiller: wallet.address,
      quantity: '1',
      highestPrice: String(1_000n * ETHER),
      lowestProceeds: '0',
      nonce: freshNumber(),
      deadline: soon(),
      ...change,
    };
    const { identifier } = message;
    if (identifier === undefined) {
      const signature = await wallet.signTypedData(
        fulfilmentAction.typedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    }
    const signature = await wallet.signTypedData(
      fulfilmentAction.typedData({ chainId, deployment }, { ...message, identifier }),
    );
    const proof = proofFor(market, order, identifier);
    return { chainId, deployment, message, signature, criteriaProof: proof };
  };

  const counterOn = (chainId: ChainId) =>
    market.context.tables.counters.find(chainKey(chainId, account)) ?? '0';

  const signer = signerOf(wallet, market.context.now, deployment);
  const cartActions = cartActionsFor(signer);
  const offerActions = offerActionsFor(signer, market);
  const benchActions = benchActionsFor(signer, market);

  return {
    wallet,
    account,
    ...benchActions,
    ...approvalActionsFor(signer),
    ...cartActions,
    buyCart: async (orders: readonly CartOrder[], change: Partial<CartPurchase> = {}) =>
      market.buyCart(account, await cartActions.signCart(orders, change)),
    ...offerActions,
    acceptOffers: async (
      offers: readonly AcceptedOffer[],
      change: Partial<OffersAcceptance> = {},
    ) => market.acceptOffers(account, await offerActions.signAcceptance(offers, change)),
    ...orderTermsFor(maker, counterOn, () => MARKET_NOW + 30 * DAY_MS),
    signOrder,
    /** Signs orders of one chain at once. */
    signBulk: async (
      several: readonly SignableTerms[],
      signedOn: ChainId = several[0]?.chainId ?? 1,
    ): Promise<PostOrder[]> => {
      const orders = ordersOf(several);
      const signature = await wallet.signTypedData(bulkTypedData(signedOn, orders));
      return bulkPostsOf(several, orders, signature);
    },
    signFulfilment,
    post: async (terms: SignableTerms) => {
      const order = await signOrder(terms);
      await market.post(account, order);
      return order;
    },
    fulfil: async (order: PostOrder, change: Partial<FulfilRequest['message']> = {}) =>
      market.fulfil(account, orderHash(order.components), await signFulfilment(order, change)),
    signCancel: async (
      order: PostOrder,
      chainId: ChainId = 1,
      deadline = soon(),
      orderHashes = [orderHash(order.components)],
    ) => {
      const message = { maker, orderHashes, deadline };
      const signature = await wallet.signTypedData(
        cancelAction.typedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    },
    signCancelAll: async (counter: string, chainId: ChainId = 1) => {
      const message = { maker, counter, deadline: soon() };
      const signature = await wallet.signTypedData(
        cancelAllAction.typedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    },
    signWrap: async (kind: 'wrap' | 'unwrap', amount: bigint, chainId: ChainId = 1) => {
      const message = {
        owner: maker,
        amount: String(amount),
        nonce: freshNumber(),
        deadline: soon(),
      };
      const signature = await (kind === 'wrap'
        ? wallet.signTypedData(wrapAction.typedData({ chainId, deployment }, message))
        : wallet.signTypedData(unwrapAction.typedData({ chainId, deployment }, message)));
      return { chainId, deployment, message, signature };
    },
  };
};
