import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { OrderParametersSchema } from '../typed-data/seaport';

/** How much of an order the caller would fill on its chain, and with what. */
export const FulfilmentDataQuerySchema = z.strictObject({
  /** Units; one by default. */
  quantity: z.optional(Uint256Schema),
  /** The token id of the trait that is given for an offer for any of a kind. */
  identifier: z.optional(Uint256Schema),
});
export type FulfilmentDataQuery = z.infer<typeof FulfilmentDataQuerySchema>;

const HexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))]);

/**
 * The arguments of Seaport's `fulfillAdvancedOrder`, and the coin to send along: all that the caller's wallet needs to
 * fill an order on its chain by itself. The provider's permit for exactly this fill is in `extraData`: it is the caller's
 * alone, for one time, and ends at `expiresAt`.
 */
export const FulfilmentDataSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    /** Seaport's address. */
    to: WalletAddressSchema,
    /** Native coin to send along, in wei. */
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
        /** 1: what the order asks for. */
        side: z.int(),
        index: Uint256Schema,
        identifier: Uint256Schema,
        criteriaProof: z.array(Bytes32Schema),
      }),
    ),
    fulfillerConduitKey: Bytes32Schema,
    /** The zero address: the caller. */
    recipient: WalletAddressSchema,
    expiresAt: z.iso.datetime(),
  })
  .check(z.meta({ title: 'FulfilmentData' }));
export type FulfilmentData = z.infer<typeof FulfilmentDataSchema>;
