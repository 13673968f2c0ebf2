import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from './amount';

/** One hundredth of a percent: 10,000 of them are the whole price. */
export const WHOLE_BPS = 10_000n;

/** A share of each sale's price that goes to somebody else than the seller. */
export const FeeSchema = z
  .looseObject({
    kind: z.enum(['market', 'royalty']),
    recipient: WalletAddressSchema,
    /** Hundredths of a percent. */
    bps: z.int().check(z.minimum(0), z.maximum(10_000)),
  })
  .check(z.meta({ title: 'Fee' }));
export type Fee = z.infer<typeof FeeSchema>;

/** A fee as an order states it, of one unit. */
export const StatedFeeSchema = z
  .extend(FeeSchema, { amount: WeiSchema })
  .check(z.meta({ title: 'StatedFee' }));
export type StatedFee = z.infer<typeof StatedFeeSchema>;

/** The fee on one edition, in wei, rounded down. */
export const feeOn = (unitPrice: bigint, { bps }: Pick<Fee, 'bps'>): bigint =>
  (unitPrice * BigInt(bps)) / WHOLE_BPS;
