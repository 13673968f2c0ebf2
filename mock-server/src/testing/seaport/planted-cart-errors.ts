import type { CartPurchase } from '@trait-market/contract/economy/actions';

import type { Plant } from './hold-against-seaport';

/** Makes the ledger execute another cart than the signed one. */
export const executing =
  (change: (message: CartPurchase) => Partial<CartPurchase>): Plant =>
  (market) => {
    const { buyCart, context } = market;
    const { checkSignature } = context;
    let isCart = false;
    context.checkSignature = async (account, digest, signature) =>
      isCart ? signature : checkSignature(account, digest, signature);
    market.buyCart = async (caller, { message, ...request }, respond) => {
      isCart = true;
      const changed = { ...request, message: { ...message, ...change(message) } };
      return buyCart(caller, changed, respond).finally(() => {
        isCart = false;
      });
    };
  };

export const PLANTED_CART_ERRORS: Readonly<Record<string, Plant>> = {
  'a cart costs a wei more than its total': executing(({ total }) => ({
    total: String(BigInt(total) + 1n),
  })),
  'the maximum number of a cart’s lines is ignored': executing(({ lines }) => ({
    maximumFulfilled: String(lines.length),
  })),
  'one failing line of a cart reverts the others': executing(({ lines }) => ({
    maximumFulfilled: String(lines.length),
    allRequired: true,
  })),
  'a cart buys some of its lines although all are required': executing(() => ({
    allRequired: false,
  })),
};
