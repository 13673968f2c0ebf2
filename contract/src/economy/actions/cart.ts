import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import {
  address,
  bool,
  bytes32,
  countUpTo,
  list,
  onceUntilDeadline,
  struct,
  uint256,
} from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of listings that can be bought by one signature. */
export const MAX_CART_LINES = 100;

const line = struct('CartLine', {
  orderHash: bytes32,
  quantity: uint256(Uint256Schema),
  /** The maximum payment for the line including fees, in wei. */
  highestPrice: uint256(WeiSchema),
});

/**
 * Buys several listings of one chain in one transaction, as Seaport's
 * `fulfillAvailableAdvancedOrders`: it skips unavailable lines, unless all lines are required.
 */
export const cartAction = signedAction({
  name: 'cart',
  type: 'CartPurchase',
  request: 'BuyCartRequest',
  signer: 'buyer',
  fields: {
    buyer: address,
    lines: list(line, z.minLength(1), z.maxLength(MAX_CART_LINES)),
    /** The maximum payment for all lines together, in wei. The buyer must have this amount. */
    total: uint256(WeiSchema),
    /** Seaport's `maximumFulfilled`: the maximum number of lines to buy, in their order. */
    maximumFulfilled: countUpTo(MAX_CART_LINES),
    /** Whether nothing is bought when a line is unavailable. */
    allRequired: bool,
    ...onceUntilDeadline,
  },
});
export type CartPurchase = MessageOf<typeof cartAction>;
export type BuyCartRequest = RequestOf<typeof cartAction>;
