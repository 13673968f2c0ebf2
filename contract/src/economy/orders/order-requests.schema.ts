import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { SignatureSchema } from '../shared/hex';
import { signed, SignedChainSchema } from '../shared/signed';
import { CancelAllSchema, CancelSchema, FulfilmentSchema } from '../typed-data/acts.schema';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/seaport';

/** Open orders of one wallet, on both chains together, at most: more are refused. */
export const MAX_OPEN_ORDERS = 500;
/** Months that an order may last at most. */
export const MAX_ORDER_MONTHS = 6;
/** The same in days: no six months in a row have more. */
export const MAX_ORDER_DAYS = 184;

/** A signed listing, offer or trade. `domain` is the one that was signed under. */
export const PostOrderSchema = z
  .strictObject({
    domain: z.strictObject({
      chainId: SignedChainSchema,
      verifyingContract: WalletAddressSchema,
    }),
    components: OrderComponentsSchema,
    /** What `zoneHash` was made of. */
    commitments: TraitCommitmentsSchema,
    signature: SignatureSchema,
  })
  .check(z.meta({ title: 'PostOrder' }));
export type PostOrder = z.infer<typeof PostOrderSchema>;

export const FulfilRequestSchema = z
  .strictObject(signed(FulfilmentSchema))
  .check(z.meta({ title: 'FulfilRequest' }));
export type FulfilRequest = z.infer<typeof FulfilRequestSchema>;

export const CancelRequestSchema = z
  .strictObject(signed(CancelSchema))
  .check(z.meta({ title: 'CancelRequest' }));
export type CancelRequest = z.infer<typeof CancelRequestSchema>;

export const CancelAllRequestSchema = z
  .strictObject(signed(CancelAllSchema))
  .check(z.meta({ title: 'CancelAllRequest' }));
export type CancelAllRequest = z.infer<typeof CancelAllRequestSchema>;
