import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { Bytes32Schema } from '../shared/hex';
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

/** Said to the maker: an order that had been dormant can be filled again. */
export const NoticeSchema = z
  .looseObject({
    kind: z.literal('revived'),
    at: z.iso.datetime(),
    orderHash: Bytes32Schema,
    message: z.string(),
  })
  .check(z.meta({ title: 'Notice' }));
export type Notice = z.infer<typeof NoticeSchema>;

export const WalletOrdersQuerySchema = z.strictObject({
  /** `made` by the wallet (unless told), or `received`: made by others for what it holds. */
  side: z.optional(z.enum(['made', 'received'])),
  kind: z.optional(oneOrMany(OrderKindSchema)),
  state: z.optional(oneOrMany(z.enum(['fillable', 'dormant', 'filled', 'cancelled', 'expired']))),
  ...pageQuery,
});
export type WalletOrdersQuery = z.input<typeof WalletOrdersQuerySchema>;

/** Newest first, with the latest notices, at most 50, newest first. */
export const WalletOrderPageSchema = z
  .extend(pageOf(WalletOrderSchema), { notices: z.array(NoticeSchema) })
  .check(z.meta({ title: 'WalletOrderPage' }));
export type WalletOrderPage = z.infer<typeof WalletOrderPageSchema>;
