import { SavedQuerySchema } from '@trait-market/contract/economy/searches';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { TimeSchema } from './rows';

export const SearchRowSchema = z.strictObject({
  id: z.string(),
  account: AccountSchema,
  name: z.string(),
  query: SavedQuerySchema,
  createdAt: TimeSchema,
  /** When the user turned on notifications; null when they are off. */
  notifiedSince: z.nullable(TimeSchema),
});
export type SearchRow = z.infer<typeof SearchRowSchema>;
