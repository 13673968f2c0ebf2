import * as z from 'zod/mini';

import { ActivitySchema } from '../activity/activity.schema';

/** The transfers that one signature made, in the order of its items. */
export const GiftedSeveralSchema = z
  .looseObject({ activities: z.array(ActivitySchema) })
  .register(z.globalRegistry, { title: 'GiftedSeveral' });
export type GiftedSeveral = z.infer<typeof GiftedSeveralSchema>;
