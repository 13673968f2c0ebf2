import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import type { ActionPlace } from '../typed-data/deployment';
import { address, bytes32, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type ActionTypedData } from './signed-action';

const order = { orderHash: bytes32, fulfiller: address };
const bounds = {
  /** How many of the order's units; 1 where it cannot be filled in parts. */
  quantity: uint256(Uint256Schema),
  /** The most that the fulfiller pays for all of it, fees included, in wei; 0 when they are paid. */
  highestPrice: uint256(WeiSchema),
  /** The least that the fulfiller gets for all of it, fees deducted, in wei; 0 when they pay. */
  lowestProceeds: uint256(WeiSchema),
  ...onceUntilDeadline,
};
const identifier = uint256(Uint256Schema);

const ofOrder = signedAction({
  name: 'fulfilment',
  type: 'Fulfilment',
  signer: 'fulfiller',
  fields: { ...order, ...bounds },
});

const ofCriteria = signedAction({
  name: 'fulfilment',
  type: 'CriteriaFulfilment',
  signer: 'fulfiller',
  fields: { ...order, identifier, ...bounds },
});

export const FulfilmentSchema = z
  .strictObject({
    orderHash: order.orderHash.schema,
    fulfiller: order.fulfiller.schema,
    /** The token id of the trait that is given for an offer for any trait of a kind; absent otherwise. */
    identifier: z.optional(identifier.schema),
    quantity: bounds.quantity.schema,
    highestPrice: bounds.highestPrice.schema,
    lowestProceeds: bounds.lowestProceeds.schema,
    nonce: bounds.nonce.schema,
    deadline: bounds.deadline.schema,
  })
  .register(z.globalRegistry, { title: 'Fulfilment' });
export type Fulfilment = z.infer<typeof FulfilmentSchema>;

/**
 * Accepts an order, or a part of it, only at the price that is signed. Accepting an offer for any trait of a kind
 * has an EIP-712 type that names the trait that is given.
 */
export const fulfilmentAction = {
  ...ofOrder,
  schema: FulfilmentSchema,
  typedData: (
    place: ActionPlace,
    { identifier: given, ...fulfilment }: Fulfilment,
  ): ActionTypedData =>
    given === undefined
      ? ofOrder.typedData(place, fulfilment)
      : ofCriteria.typedData(place, { ...fulfilment, identifier: given }),
};
