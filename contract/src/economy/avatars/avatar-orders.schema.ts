import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { oneOrMany } from '../shared/query';

export const AvatarOrdersQuerySchema = z.strictObject({
  kind: z.optional(oneOrMany(OrderKindSchema)),
  ...pageQuery,
});

/** An order about an avatar, and what the avatar has to wear for it to be filled. */
export const AvatarOrderSchema = z
  .extend(OrderSchema, {
    /** Traits that the order is committed to on this avatar; none: it stands whatever is worn. */
    committedTo: z.array(TraitRefSchema),
  })
  .check(z.meta({ title: 'AvatarOrder' }));
export type AvatarOrder = z.infer<typeof AvatarOrderSchema>;

/** Listings first, the cheapest before the others; then offers, the highest first; then trades. */
export const AvatarOrderPageSchema = pageOf(AvatarOrderSchema).check(
  z.meta({ title: 'AvatarOrderPage' }),
);
export type AvatarOrderPage = z.infer<typeof AvatarOrderPageSchema>;
