import * as z from 'zod/mini';

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
