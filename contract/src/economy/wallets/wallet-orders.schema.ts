import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { pageOf, pageQuery } from '../shared/page';
import { oneOrMany } from '../shared/query';
import { RefusalCodeSchema } from '../shared/refusals';

/**
 * How an order stands. `dormant`: signed, not over, but not fillable now; it wakes when what is
 * missing comes back, so it can still be executed.
 */
export const OrderStateSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('fillable') }),
    z.looseObject({
      kind: z.literal('dormant'),
      reason: z.union([RefusalCodeSchema, z.string()]),
      message: z.string(),
    }),
    z.looseObject({ kind: z.literal('filled'), at: z.iso.datetime() }),
    z.looseObject({ kind: z.literal('cancelled'), at: z.iso.datetime() }),
    z.looseObject({ kind: z.literal('expired'), at: z.iso.datetime() }),
  ])
  .check(z.meta({ title: 'OrderState' }));
export type OrderState = z.infer<typeof OrderStateSchema>;

/** One of a wallet's orders, as only the wallet sees it. */
export const WalletOrderSchema = z
  .extend(OrderSchema, {
    state: OrderStateSchema,
    /** When it last became fillable again after having been dormant; null: never. */
    revivedAt: z.nullable(z.iso.datetime()),
  })
  .check(z.meta({ title: 'WalletOrder' }));
export type WalletOrder = z.infer<typeof WalletOrderSchema>;

export const WalletOrdersQuerySchema = z.strictObject({
  /** `made` by the wallet (unless told), or `received`: made by others for what it holds. */
  side: z.optional(z.enum(['made', 'received'])),
  kind: z.optional(oneOrMany(OrderKindSchema)),
  state: z.optional(oneOrMany(z.enum(['fillable', 'dormant', 'filled', 'cancelled', 'expired']))),
  ...pageQuery,
});
export type WalletOrdersQuery = z.input<typeof WalletOrdersQuerySchema>;

/** Newest first. */
export const WalletOrderPageSchema = pageOf(WalletOrderSchema).check(
  z.meta({ title: 'WalletOrderPage' }),
);
export type WalletOrderPage = z.infer<typeof WalletOrderPageSchema>;
