import * as z from 'zod/mini';

import { Uint256Schema } from './amount';
import { SlotSchema } from './slots';
import { TierSchema } from './tiers';

/** Criteria in words, for display. */
export const CriteriaRefSchema = z
  .looseObject({
    /** The collection's slug. */
    collection: z.string(),
    collectionName: z.string(),
    slot: z.nullable(SlotSchema),
    tier: z.nullable(TierSchema),
    /** The Merkle root of the token ids, as signed; 0 matches any trait of the collection. */
    root: Uint256Schema,
    /** The number of matching traits when it was signed. */
    traits: z.int(),
  })
  .register(z.globalRegistry, { title: 'CriteriaRef' });
export type CriteriaRef = z.infer<typeof CriteriaRefSchema>;
