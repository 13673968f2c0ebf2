import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';

const OfferItemSchema = z.strictObject({
  itemType: z.int().check(z.minimum(0), z.maximum(5)),
  token: WalletAddressSchema,
  identifierOrCriteria: Uint256Schema,
  startAmount: Uint256Schema,
  endAmount: Uint256Schema,
});
export type OfferItem = z.infer<typeof OfferItemSchema>;

const ConsiderationItemSchema = z.extend(OfferItemSchema, { recipient: WalletAddressSchema });
export type ConsiderationItem = z.infer<typeof ConsiderationItemSchema>;

const MOST_ITEMS = 20;

const orderParameters = {
  offerer: WalletAddressSchema,
  zone: WalletAddressSchema,
  offer: z.array(OfferItemSchema).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  consideration: z.array(ConsiderationItemSchema).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  orderType: z.int().check(z.minimum(0), z.maximum(4)),
  startTime: Uint256Schema,
  endTime: Uint256Schema,
  zoneHash: Bytes32Schema,
  salt: Uint256Schema,
  conduitKey: Bytes32Schema,
};

/** Seaport's OrderComponents. 256-bit numbers are decimal strings. */
export const OrderComponentsSchema = z
  .strictObject({ ...orderParameters, counter: Uint256Schema })
  .register(z.globalRegistry, { title: 'OrderComponents' });
export type OrderComponents = z.infer<typeof OrderComponentsSchema>;

/** Seaport's OrderParameters, which a fulfiller submits. They lack the maker's counter. */
export const OrderParametersSchema = z
  .looseObject({ ...orderParameters, totalOriginalConsiderationItems: Uint256Schema })
  .register(z.globalRegistry, { title: 'OrderParameters' });

/** The parameters of an order that only pays, to be matched with another one. */
export const PayingParametersSchema = z.looseObject({
  ...orderParameters,
  consideration: z.array(ConsiderationItemSchema).check(z.maxLength(0)),
  totalOriginalConsiderationItems: Uint256Schema,
});
