import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WornTraitSchema } from '../avatars/avatars.schema';
import { ChainIdSchema } from '../shared/chains';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { SLOTS } from '../shared/slots';

export const LookPriceQuerySchema = z.strictObject({
  /** Traits of one collection by their ids, one in a slot: all of the look that is to be priced. */
  wear: oneOrMany(SegmentSchema).check(z.minLength(1), z.maxLength(SLOTS.length)),
  /** Who asks: what the wallet has need not be bought, and its own listings are not for sale to it. */
  wallet: z.optional(WalletAddressSchema),
});
export type LookPriceQuery = z.input<typeof LookPriceQuerySchema>;

/** One trait of a look: what it costs now, and whether the wallet that was named has it. */
const LookTraitSchema = z.looseObject({
  trait: WornTraitSchema,
  /** Of the cheapest edition that can be bought now; null: there is none. */
  floor: z.nullable(PriceSchema),
  /** Editions in the wallet; 0 without one. */
  loose: z.int().check(z.minimum(0)),
  /** Avatars of the wallet that wear it. */
  worn: z.int().check(z.minimum(0)),
});

/** What a look costs now, by the cheapest listings that can be filled: all in the coin of its collection's chain. */
export const LookPriceSchema = z
  .looseObject({
    collection: z.string(),
    chainId: ChainIdSchema,
    /** In drawing order. */
    traits: z.array(LookTraitSchema),
    /** An edition of each trait that can be bought, together. */
    total: PriceSchema,
    /** The same without what the wallet has already, loose or worn. */
    toBuy: PriceSchema,
    /** Of what the wallet does not have, the ids of what cannot be bought now. */
    notForSale: z.array(z.string()),
  })
  .check(z.meta({ title: 'LookPrice' }));
export type LookPrice = z.infer<typeof LookPriceSchema>;
