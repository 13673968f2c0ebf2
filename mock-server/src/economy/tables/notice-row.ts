import {
  Bytes32Schema,
  ChainIdSchema,
  CoinSchema,
  Uint256Schema,
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

/** An order as a notice tells of it: kept with it, because orders can go. */
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

/** What a notice tells. */
export const ToldSchema = z.discriminatedUnion('kind', [
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
    kind: z.literal('watched-collection'),
    collection: z.string(),
    price: PriceRowSchema,
    floorBefore: PriceRowSchema,
  }),
  z.strictObject({ kind: z.literal('plan-ending'), plan: z.string(), endsAt: TimeSchema }),
]);
export type Told = z.infer<typeof ToldSchema>;

/** Something that a wallet was told. */
export const NoticeRowSchema = z.strictObject({
  account: AccountSchema,
  /** Counts what the wallet was told, from 1: it came after those of lower numbers. */
  number: CountSchema,
  /** What it is about: a wallet has one notice of each subject, and a newer one takes its place. */
  subject: z.string(),
  /** When it happened. */
  at: TimeSchema,
  readAt: z.nullable(TimeSchema),
  told: ToldSchema,
});
export type NoticeRow = z.infer<typeof NoticeRowSchema>;

/** How far a wallet has been told, and what it wants to be told. */
export const NoticeWatchRowSchema = z.strictObject({
  account: AccountSchema,
  /** The last activity that was looked at. */
  activity: CountSchema,
  /** The number of its last notice. */
  last: CountSchema,
  /** Kinds that are turned off. */
  off: z.array(NoticeKindSchema),
});
export type NoticeWatchRow = z.infer<typeof NoticeWatchRowSchema>;
