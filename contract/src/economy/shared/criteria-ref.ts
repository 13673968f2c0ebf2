import * as z from 'zod/mini';

import { Uint256Schema } from './amount';
import { SlotSchema } from './slots';
import { TierSchema } from './tiers';

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
