import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { CriteriaRefSchema } from '../shared/criteria-ref';
import { CriteriaWordsSchema } from '../shared/criteria-words';
import { FeeSchema } from '../shared/fees';
import { SegmentSchema, TokenIdSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { SlotSchema } from '../shared/slots';

/** Of which kind of traits the set is asked for; without a slot and a tier: any of the collection. */
export const CriteriaQuerySchema = z.extend(CriteriaWordsSchema, {
  collection: SegmentSchema,
  /** A wallet whose own listings and offers count in no price: nobody trades with themselves. */
  buyer: z.optional(WalletAddressSchema),
});
export type CriteriaQuery = z.input<typeof CriteriaQuerySchema>;

/** The criteria as they stand in an order: a root, as a whole number. */
export const CriteriaParamsSchema = z.strictObject({ root: TokenIdSchema });

/** A trait that fits, with what makes it fit. */
const FittingTraitSchema = z.looseObject({
  id: z.string(),
  value: z.string(),
  slot: SlotSchema,
  editions: z.int(),
  tokenId: Uint256Schema,
});
export type FittingTrait = z.infer<typeof FittingTraitSchema>;

/** The traits that an offer for any of a kind may be filled with, and what is offered for them now. */
export const CriteriaSetSchema = z
  .looseObject({
    criteria: CriteriaRefSchema,
    chainId: ChainIdSchema,
    /** The contract of the collection. */
    token: WalletAddressSchema,
    /** What an order for them has to pay, beside the seller. */
    fees: z.array(FeeSchema),
    /**
     * Whoever has them computes the root again. Empty where any trait of the collection fits: there is
     * nothing to prove then.
     */
    traits: z.array(FittingTraitSchema),
    /** The highest open offer for any trait of this very kind, and how many there are. */
    bestOffer: z.nullable(PriceSchema),
    offers: z.int(),
    /** The least that one of these traits can be bought for now. */
    floor: z.nullable(PriceSchema),
  })
  .check(z.meta({ title: 'CriteriaSet' }));
export type CriteriaSet = z.infer<typeof CriteriaSetSchema>;
