import {
  Bytes32Schema,
  ChainIdSchema,
  CoinSchema,
  Uint256Schema,
  UnitSchema,
} from '@trait-market/contract/economy/shared';
import { NoticeKindSchema } from '@trait-market/contract/economy/notices';
import { OrderKindSchema } from '@trait-market/contract/economy/orders';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, GoodSchema, TimeSchema } from './rows';

export const PriceRowSchema = z.strictObject({
  chainId: ChainIdSchema,
  coin: CoinSchema,
  amount: Uint256Schema,
});

/** Copies data of the order, because the order itself may be removed. */
const about = {
  orderHash: z.nullable(Bytes32Schema),
  orderKind: OrderKindSchema,
  goods: z.array(GoodSchema),
  inReturn: z.array(GoodSchema),
};
const settled = { ...about, by: AccountSchema, price: z.nullable(PriceRowSchema) };
const overtaken = {
  ...about,
  by: AccountSchema,
  price: PriceRowSchema,
  ownPrice: PriceRowSchema,
};

export const NoticeContentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sold'), ...settled }),
  z.strictObject({ kind: z.literal('offer-received'), ...settled, expiresAt: TimeSchema }),
  z.strictObject({ kind: z.literal('offer-accepted'), ...settled }),
  z.strictObject({ kind: z.literal('outbid'), ...overtaken }),
  z.strictObject({ kind: z.literal('undercut'), ...overtaken }),
  z.strictObject({ kind: z.literal('order-inactive'), ...about, reason: z.string() }),
  z.strictObject({ kind: z.literal('order-active'), ...about }),
  z.strictObject({ kind: z.literal('order-ending'), ...about, expiresAt: TimeSchema }),
  z.strictObject({
    kind: z.literal('watched-floor'),
    ...about,
    by: AccountSchema,
    price: PriceRowSchema,
    floorBefore: z.nullable(PriceRowSchema),
  }),
  z.strictObject({ kind: z.literal('watched-sold'), ...settled }),
  z.strictObject({ kind: z.literal('watched-listed'), ...settled }),
  z.strictObject({
    kind: z.literal('search-match'),
    ...about,
    search: z.strictObject({ id: z.string(), name: z.string() }),
    by: AccountSchema,
    price: PriceRowSchema,
    count: CountSchema,
  }),
  z.strictObject({
    kind: z.literal('price-alert'),
    ...about,
    alert: z.strictObject({ id: z.string(), maxPrice: Uint256Schema, unit: UnitSchema }),
    by: AccountSchema,
    price: PriceRowSchema,
  }),
  z.strictObject({
    kind: z.literal('watched-collection'),
    collection: z.string(),
    price: PriceRowSchema,
    floorBefore: PriceRowSchema,
  }),
  z.strictObject({
    kind: z.literal('gift-received'),
    by: AccountSchema,
    goods: z.array(GoodSchema),
  }),
  z.strictObject({ kind: z.literal('plan-ending'), plan: z.string(), endsAt: TimeSchema }),
]);
export type NoticeContent = z.infer<typeof NoticeContentSchema>;

export const NoticeRowSchema = z.strictObject({
  account: AccountSchema,
  number: CountSchema,
  /** Identifies what the notice is about. A newer notice with the same subject replaces it. */
  subject: z.string(),
  at: TimeSchema,
  readAt: z.nullable(TimeSchema),
  content: NoticeContentSchema,
});
export type NoticeRow = z.infer<typeof NoticeRowSchema>;

export const NoticeWatchRowSchema = z.strictObject({
  account: AccountSchema,
  /** The id of the last activity for which notices were created. */
  activity: CountSchema,
  last: CountSchema,
  off: z.array(NoticeKindSchema),
});
export type NoticeWatchRow = z.infer<typeof NoticeWatchRowSchema>;
