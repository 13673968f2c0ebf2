import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { OrderParametersSchema } from '../typed-data/seaport';

/** The part of an order to fill on chain, and the trait given for it. */
export const FulfilmentDataQuerySchema = z.strictObject({
  /** Units; defaults to 1. */
  quantity: z.optional(Uint256Schema),
  /** The token id of the trait that fills an offer with criteria. */
  identifier: z.optional(Uint256Schema),
});
export type FulfilmentDataQuery = z.infer<typeof FulfilmentDataQuerySchema>;

const HexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))]);

/**
 * The arguments of Seaport's `fulfillAdvancedOrder` and the coin to send with it: everything that
 * the caller's wallet needs to fill the order on chain. `extraData` holds the provider's permit for
 * exactly this fill, usable by the caller once, until `expiresAt`.
 */
export const FulfilmentDataSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    to: WalletAddressSchema,
    /** Native coin to send, in wei. */
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
        /** Always 1: the consideration side. */
        side: z.int(),
        index: Uint256Schema,
        identifier: Uint256Schema,
        criteriaProof: z.array(Bytes32Schema),
      }),
    ),
    fulfillerConduitKey: Bytes32Schema,
    /** The zero address, which stands for the caller. */
    recipient: WalletAddressSchema,
    expiresAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'FulfilmentData' });
export type FulfilmentData = z.infer<typeof FulfilmentDataSchema>;
