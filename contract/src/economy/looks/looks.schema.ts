import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WornTraitSchema } from '../avatars/avatars.schema';
import { ChainIdSchema } from '../shared/chains';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { SLOTS } from '../shared/slots';

export const LookPriceQuerySchema = z.strictObject({
  /** The ids of all traits of the look, from one collection and at most one per slot. */
  wear: oneOrMany(SegmentSchema).check(z.minLength(1), z.maxLength(SLOTS.length)),
  /** The user's wallet. Its traits need not be bought, and its listings are excluded. */
  wallet: z.optional(WalletAddressSchema),
});
export type LookPriceQuery = z.input<typeof LookPriceQuerySchema>;

const LookTraitSchema = z.looseObject({
  trait: WornTraitSchema,
  floor: z.nullable(PriceSchema),
  loose: z.int().check(z.minimum(0)),
  worn: z.int().check(z.minimum(0)),
});

/** The price of a look at the cheapest fillable listings, in the currency of its chain. */
export const LookPriceSchema = z
  .looseObject({
    collection: z.string(),
    chainId: ChainIdSchema,
    traits: z.array(LookTraitSchema),
    total: PriceSchema,
    /** The total without the traits that the wallet already owns, loose or worn. */
    toBuy: PriceSchema,
    /** The ids of traits that the wallet lacks and that aren't for sale now. */
    notForSale: z.array(z.string()),
  })
  .register(z.globalRegistry, { title: 'LookPrice' });
export type LookPrice = z.infer<typeof LookPriceSchema>;
