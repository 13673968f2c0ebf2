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

/** Criteria to resolve. Without a slot, a tier and a rarity, any trait of the collection matches. */
export const CriteriaQuerySchema = z.extend(CriteriaWordsSchema, {
  collection: SegmentSchema,
  /** A wallet whose own listings and offers are excluded from the prices. */
  buyer: z.optional(WalletAddressSchema),
});
export type CriteriaQuery = z.input<typeof CriteriaQuerySchema>;

/** The Merkle root in an order's criteria, as a decimal number. */
export const CriteriaParamsSchema = z.strictObject({ root: TokenIdSchema });

const FittingTraitSchema = z.looseObject({
  id: z.string(),
  value: z.string(),
  slot: SlotSchema,
  editions: z.int(),
  tokenId: Uint256Schema,
});
export type FittingTrait = z.infer<typeof FittingTraitSchema>;

/** The traits that can fill an offer with these criteria, and the current prices. */
export const CriteriaSetSchema = z
  .looseObject({
    criteria: CriteriaRefSchema,
    chainId: ChainIdSchema,
    token: WalletAddressSchema,
    fees: z.array(FeeSchema),
    // The traits from which clients recompute the root; empty for "any trait", which needs no
    // proof.
    traits: z.array(FittingTraitSchema),
    /** The highest offer for this set or a larger one. */
    bestOffer: z.nullable(PriceSchema),
    offers: z.int(),
    floor: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'CriteriaSet' });
export type CriteriaSet = z.infer<typeof CriteriaSetSchema>;
