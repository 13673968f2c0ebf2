import * as z from 'zod/mini';

import { ActivityPageSchema } from '../activity/activity.schema';
import { pageQuery } from '../shared/page';
import { SalePriceSchema } from '../shared/price';

export const AvatarHistoryQuerySchema = z.strictObject(pageQuery);

/** The latest thousand sales, oldest first, and a page of market events, newest first. */
export const AvatarHistorySchema = z
  .extend(ActivityPageSchema, { sales: z.array(SalePriceSchema) })
  .register(z.globalRegistry, { title: 'AvatarHistory' });
export type AvatarHistory = z.infer<typeof AvatarHistorySchema>;
