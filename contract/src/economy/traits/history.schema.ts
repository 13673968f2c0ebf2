import * as z from 'zod/mini';

import { ActivityPageSchema } from '../activity/activity.schema';
import { pageQuery } from '../shared/page';
import { PriceSchema } from '../shared/price';
import { settledFields } from '../shared/transaction';

export const TraitHistoryQuerySchema = z.strictObject(pageQuery);

/** A sale in the price chart. */
export const SalePointSchema = z
  .looseObject({
    at: z.iso.datetime(),
    price: PriceSchema,
    quantity: z.int(),
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'SalePoint' });
export type SalePoint = z.infer<typeof SalePointSchema>;

/** The latest thousand sales for the chart (oldest first), and a page of events (newest first). */
export const TraitHistorySchema = z
  .extend(ActivityPageSchema, { sales: z.array(SalePointSchema) })
  .register(z.globalRegistry, { title: 'TraitHistory' });
export type TraitHistory = z.infer<typeof TraitHistorySchema>;
