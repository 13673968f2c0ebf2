import * as z from 'zod/mini';

import { ActivityPageSchema, ActivityTypeSchema } from '../activity/activity.schema';
import { pageQuery } from '../shared/page';
import { SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';

/** Without a type, orders and their fills are listed: mints, transfers and dressings aren't. */
export const AvatarHistoryQuerySchema = z.strictObject({
  type: z.optional(oneOrMany(ActivityTypeSchema)),
  ...pageQuery,
});

/** The latest thousand sales, oldest first, and a page of market events, newest first. */
export const AvatarHistorySchema = z
  .extend(ActivityPageSchema, { sales: z.array(SalePriceSchema) })
  .register(z.globalRegistry, { title: 'AvatarHistory' });
export type AvatarHistory = z.infer<typeof AvatarHistorySchema>;
