import * as z from 'zod/mini';

import { Uint256Schema } from './amount';
import { SlotSchema } from './slots';
import { TierSchema } from './tiers';

/** Traits in a set, at most. */
export const MAX_CRITERIA_TRAITS = 2_000;

/** Which traits of a collection somebody asks for: those of a slot, of a tier, or both; neither: any of them. */
export const CriteriaWordsSchema = z.strictObject({
  slot: z.optional(SlotSchema),
  tier: z.optional(TierSchema),
});
export type CriteriaWords = z.infer<typeof CriteriaWordsSchema>;

/** A kind of traits by its words, wherever it is mentioned. */
export const CriteriaRefSchema = z
  .looseObject({
    /** The slug of the collection. */
    collection: z.string(),
    collectionName: z.string(),
    slot: z.nullable(SlotSchema),
    tier: z.nullable(TierSchema),
    /** The root of the set of token ids, as it is signed; 0: any trait of the collection. */
    root: Uint256Schema,
    /** How many traits fit, as it was signed. */
    traits: z.int(),
  })
  .check(z.meta({ title: 'CriteriaRef' }));
export type CriteriaRef = z.infer<typeof CriteriaRefSchema>;
