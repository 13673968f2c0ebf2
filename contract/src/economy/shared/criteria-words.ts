import * as z from 'zod/mini';

import { SlotSchema, WornRaritySchema } from './slots';
import { TierSchema } from './tiers';

/** The maximum number of traits that one set of criteria may match. */
export const MAX_CRITERIA_TRAITS = 2_000;

/** The criteria for traits of a collection: a slot, a tier and a rarity; without them, any trait. */
export const CriteriaWordsSchema = z.strictObject({
  slot: z.optional(SlotSchema),
  tier: z.optional(TierSchema),
  rarity: z.optional(WornRaritySchema),
});
export type CriteriaWords = z.infer<typeof CriteriaWordsSchema>;
