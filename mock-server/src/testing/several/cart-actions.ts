import {
  type BuyCartRequest,
  type CartPurchase,
  cartAction,
} from '@trait-market/contract/economy/actions';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import { ChainIdSchema } from '@trait-market/contract/economy/shared';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { hashTypedData } from 'viem';

import type { Signer } from '../signer';

export type CartOrder = { order: PostOrder; quantity?: number };

const unitPriceOf = ({ components: { offer, consideration } }: PostOrder): bigint =>
  consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n) /
  BigInt(offer[0]?.startAmount ?? '1');

export const cartActionsFor = ({ account, sign, deployment, deadline, nonce }: Signer) => ({
  /** Signs the exact prices; `change` replaces fields of the message. */
  signCart: async (
    orders: readonly CartOrder[],
    change: Partial<CartPurchase> = {},
  ): Promise<BuyCartRequest> => {
    const lines = orders.map(({ order, quantity = 1 }) => ({
      orderHash: orderHash(order.components),
      quantity: String(quantity),
      highestPrice: String(unitPriceOf(order) * BigInt(quantity)),
    }));
    const message = {
      buyer: account,
      lines,
      total: String(lines.reduce((sum, { highestPrice }) => sum + BigInt(highestPrice), 0n)),
      maximumFulfilled: String(lines.length),
      allRequired: false,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const chainId = ChainIdSchema.parse(orders[0]?.order.domain.chainId);
    const digest = hashTypedData(cartAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  },
});
