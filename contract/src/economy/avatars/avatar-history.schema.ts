import * as z from 'zod/mini';

import { ActivityPageSchema } from '../activity/activity.schema';
import { pageQuery } from '../shared/page';
import { SalePriceSchema } from '../shared/price';

export const AvatarHistoryQuerySchema = z.strictObject(pageQuery);

/**
 * The latest thousand sales of an avatar for the chart, oldest first, and a page of its market
 * events, newest first. Changes of its look are in the construction feed.
 */
export const AvatarHistorySchema = z
  .extend(ActivityPageSchema, { sales: z.array(SalePriceSchema) })
  .register(z.globalRegistry, { title: 'AvatarHistory' });
export type AvatarHistory = z.infer<typeof AvatarHistorySchema>;
