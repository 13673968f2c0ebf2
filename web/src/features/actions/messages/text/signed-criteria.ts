import { CriteriaWordsSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

/** A set of traits in words, and their token ids; no ids where any trait will do. */
export const SignedCriteriaSchema = z.extend(CriteriaWordsSchema, {
  tokenIds: z.array(z.string()),
});
export type SignedCriteria = z.infer<typeof SignedCriteriaSchema>;
