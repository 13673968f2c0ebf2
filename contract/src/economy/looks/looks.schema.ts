import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WornTraitSchema } from '../avatars/avatars.schema';
import { ChainIdSchema } from '../shared/chains';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { SLOTS } from '../shared/slots';

export const LookPriceQuerySchema = z.strictObject({
  /** The trait ids of the whole look, from one collection and at most one in each slot. */
  wear: oneOrMany(SegmentSchema).check(z.minLength(1), z.maxLength(SLOTS.length)),
  /** A wallet whose traits need not be bought and whose own listings are excluded. */
  wallet: z.optional(WalletAddressSchema),
});
export type LookPriceQuery = z.input<typeof LookPriceQuerySchema>;

const LookTraitSchema = z.looseObject({
  trait: WornTraitSchema,
  floor: z.nullable(PriceSchema),
  loose: z.int().check(z.minimum(0)),
  worn: z.int().check(z.minimum(0)),
});

/** The price of a look by the cheapest fillable listings, in the coin of its chain. */
export const LookPriceSchema = z
  .looseObject({
    collection: z.string(),
    chainId: ChainIdSchema,
    traits: z.array(LookTraitSchema),
    total: PriceSchema,
    /** The same without traits that the wallet already has, loose or worn. */
    toBuy: PriceSchema,
    /** Ids of the traits that the wallet lacks and can't buy now. */
    notForSale: z.array(z.string()),
  })
  .register(z.globalRegistry, { title: 'LookPrice' });
export type LookPrice = z.infer<typeof LookPriceSchema>;
