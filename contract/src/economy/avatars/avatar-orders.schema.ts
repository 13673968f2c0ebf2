import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { oneOrMany } from '../shared/query';

export const AvatarOrdersQuerySchema = z.strictObject({
  kind: z.optional(oneOrMany(OrderKindSchema)),
  ...pageQuery,
});

export const AvatarOrderSchema = z
  .extend(OrderSchema, {
    // Traits that must stay on the avatar for the order to be fillable; empty when there are none.
    committedTo: z.array(TraitRefSchema),
  })
  .register(z.globalRegistry, { title: 'AvatarOrder' });
export type AvatarOrder = z.infer<typeof AvatarOrderSchema>;

/** Sorted into listings (cheapest first), offers (highest first), and trades. */
export const AvatarOrderPageSchema = pageOf(AvatarOrderSchema).register(z.globalRegistry, {
  title: 'AvatarOrderPage',
});
export type AvatarOrderPage = z.infer<typeof AvatarOrderPageSchema>;
