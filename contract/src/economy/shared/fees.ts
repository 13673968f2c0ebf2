import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from './amount';

/** 100% in basis points (hundredths of a percent). */
export const WHOLE_BPS = 10_000n;

/** A share of each sale that a recipient other than the seller receives. */
export const FeeSchema = z
  .looseObject({
    kind: z.enum(['market', 'royalty']),
    recipient: WalletAddressSchema,
    /** In basis points. */
    bps: z.int().check(z.minimum(0), z.maximum(10_000)),
  })
  .register(z.globalRegistry, { title: 'Fee' });
export type Fee = z.infer<typeof FeeSchema>;

/** A fee as an order states it, with the amount for one unit. */
export const StatedFeeSchema = z
  .extend(FeeSchema, { amount: WeiSchema })
  .register(z.globalRegistry, { title: 'StatedFee' });
export type StatedFee = z.infer<typeof StatedFeeSchema>;

/** Returns the fee for one edition in wei, rounded down. */
export const feeOn = (unitPrice: bigint, { bps }: Pick<Fee, 'bps'>): bigint =>
  (unitPrice * BigInt(bps)) / WHOLE_BPS;
