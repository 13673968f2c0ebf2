import * as z from 'zod/mini';

import { Uint256Schema } from './amount';
import { SlotSchema, WornRaritySchema } from './slots';
import { TierSchema } from './tiers';

/** The criteria of an offer, with words for display. */
export const CriteriaRefSchema = z
  .looseObject({
    collection: z.string(),
    collectionName: z.string(),
    slot: z.nullable(SlotSchema),
    tier: z.nullable(TierSchema),
    /** The rarity that the traits had at the time of signing. */
    rarity: z.nullable(WornRaritySchema),
    /** The signed Merkle root of the token ids; 0 means any trait of the collection. */
    root: Uint256Schema,
    /** The number of matching traits at the time of signing. */
    traits: z.int(),
    /** Pictures of some matching traits, which stand for the set. */
    imageUrls: z.optional(z.array(z.string())),
  })
  .register(z.globalRegistry, { title: 'CriteriaRef' });
export type CriteriaRef = z.infer<typeof CriteriaRefSchema>;
