import * as z from 'zod/mini';

import { ActivityPageSchema } from '../activity/activity.schema';
import { pageQuery } from '../shared/page';
import { SalePriceSchema } from '../shared/price';

export const AvatarHistoryQuerySchema = z.strictObject(pageQuery);

/**
 * The latest thousand sales of an avatar, oldest first, for the chart; and a page of what happened to it on
 * the market, newest first. How it was dressed is told by the constructions.
 */
export const AvatarHistorySchema = z
  .extend(ActivityPageSchema, { sales: z.array(SalePriceSchema) })
  .check(z.meta({ title: 'AvatarHistory' }));
export type AvatarHistory = z.infer<typeof AvatarHistorySchema>;
