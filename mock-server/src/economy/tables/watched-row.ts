import { WatchedKindSchema } from '@trait-market/contract/economy/watchlist';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { PriceRowSchema } from './notice-row';
import { TimeSchema } from './rows';

export const WatchedRowSchema = z.strictObject({
  account: AccountSchema,
  kind: WatchedKindSchema,
  id: z.string(),
  since: TimeSchema,
  floorThen: z.nullable(PriceRowSchema),
});
export type WatchedRow = z.infer<typeof WatchedRowSchema>;
