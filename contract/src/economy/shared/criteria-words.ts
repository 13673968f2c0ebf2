import * as z from 'zod/mini';

import { SlotSchema } from './slots';
import { TierSchema } from './tiers';

/** Maximum traits of a set. */
export const MAX_CRITERIA_TRAITS = 2_000;

/** The wanted traits of a collection: by slot, by tier, by both, or any of them. */
export const CriteriaWordsSchema = z.strictObject({
  slot: z.optional(SlotSchema),
  tier: z.optional(TierSchema),
});
export type CriteriaWords = z.infer<typeof CriteriaWordsSchema>;
