import { SavedQuerySchema } from '@trait-market/contract/economy/searches';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { TimeSchema } from './rows';

/** What a wallet looks for again and again. */
export const SearchRowSchema = z.strictObject({
  id: z.string(),
  account: AccountSchema,
  name: z.string(),
  query: SavedQuerySchema,
  createdAt: TimeSchema,
  /** Since when its wallet wants to be told of what matches; null: it does not. */
  toldSince: z.nullable(TimeSchema),
});
export type SearchRow = z.infer<typeof SearchRowSchema>;
