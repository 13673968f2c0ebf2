import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import {
  OrderParametersSchema,
  PayingParametersSchema,
} from '../typed-data/order-components.schema';

/** The units of an order to fill on chain, and the trait that fills a criteria offer. */
export const FulfilmentDataQuerySchema = z.strictObject({
  quantity: z.optional(Uint256Schema),
  identifier: z.optional(Uint256Schema),
});
export type FulfilmentDataQuery = z.infer<typeof FulfilmentDataQuerySchema>;

const HexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))]);

const fraction = { numerator: Uint256Schema, denominator: Uint256Schema };
const proof = { signature: HexSchema, extraData: HexSchema };

const ComponentsSchema = z.array(
  z.looseObject({ orderIndex: Uint256Schema, itemIndex: Uint256Schema }),
);

/**
 * The arguments of Seaport's `fulfillAdvancedOrder`, or of `matchAdvancedOrders` for a reserved
 * listing. The `extraData` permits the caller this fill once.
 */
export const FulfilmentDataSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    to: WalletAddressSchema,
    /** Native currency to send, in wei. */
    value: WeiSchema,
    advancedOrder: z.looseObject({
      parameters: OrderParametersSchema,
      ...fraction,
      ...proof,
    }),
    /**
     * Present for a reserved listing. The orders to match are `advancedOrder` and this payment of
     * the caller, which needs no signature.
     */
    match: z.optional(
      z.looseObject({
        payment: z.looseObject({ parameters: PayingParametersSchema, ...fraction, ...proof }),
        fulfillments: z.array(
          z.looseObject({
            offerComponents: ComponentsSchema,
            considerationComponents: ComponentsSchema,
          }),
        ),
      }),
    ),
    criteriaResolvers: z.array(
      z.looseObject({
        orderIndex: Uint256Schema,
        /** Always 1, Seaport's number for the consideration. */
        side: z.int(),
        index: Uint256Schema,
        identifier: Uint256Schema,
        criteriaProof: z.array(Bytes32Schema),
      }),
    ),
    fulfillerConduitKey: Bytes32Schema,
    /** Always the zero address, which Seaport interprets as the caller. */
    recipient: WalletAddressSchema,
    expiresAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, {
    title: 'FulfilmentData',
    description:
      'the arguments of Seaport’s `fulfillAdvancedOrder`; for a reserved listing, those of `matchAdvancedOrders` with the orders `advancedOrder` and `match.payment`',
  });
export type FulfilmentData = z.infer<typeof FulfilmentDataSchema>;
