import { CriteriaWordsSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

/** A set of traits by its criteria, and their token ids; without ids when any trait fits. */
export const SignedCriteriaSchema = z.extend(CriteriaWordsSchema, {
  tokenIds: z.array(z.string()),
});
export type SignedCriteria = z.infer<typeof SignedCriteriaSchema>;
