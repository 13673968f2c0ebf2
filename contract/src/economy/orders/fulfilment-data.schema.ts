import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { OrderParametersSchema } from '../typed-data/order-components.schema';

/** The units of an order to fill on chain, and the trait that fills a criteria offer. */
export const FulfilmentDataQuerySchema = z.strictObject({
  quantity: z.optional(Uint256Schema),
  identifier: z.optional(Uint256Schema),
});
export type FulfilmentDataQuery = z.infer<typeof FulfilmentDataQuerySchema>;

const HexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))]);

/**
 * The arguments of Seaport's `fulfillAdvancedOrder`. Its `extraData` permits the caller this fill
 * once.
 */
export const FulfilmentDataSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    to: WalletAddressSchema,
    /** Native currency to send, in wei. */
    value: WeiSchema,
    advancedOrder: z.looseObject({
      parameters: OrderParametersSchema,
      numerator: Uint256Schema,
      denominator: Uint256Schema,
      signature: HexSchema,
      extraData: HexSchema,
    }),
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
  .register(z.globalRegistry, { title: 'FulfilmentData' });
export type FulfilmentData = z.infer<typeof FulfilmentDataSchema>;
