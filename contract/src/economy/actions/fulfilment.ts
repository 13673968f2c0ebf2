import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import type { ActionPlace } from '../typed-data/deployment';
import { address, bytes32, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type ActionTypedData } from './signed-action';

const order = { orderHash: bytes32, fulfiller: address };
const bounds = {
  quantity: uint256(Uint256Schema),
  /** The maximum payment including fees, in wei; 0 when the fulfiller receives the payment. */
  highestPrice: uint256(WeiSchema),
  /** The minimum proceeds after fees, in wei; 0 when the fulfiller makes the payment. */
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
    /** The token id of the trait or avatar that fills a criteria offer; absent for all other orders. */
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
 * Fills an order at the signed price. Criteria offers use a second EIP-712 type, which includes the
 * token id of the given trait or avatar.
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
