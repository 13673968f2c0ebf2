import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { PartySchema } from '../shared/party';
import { OrderKindSchema } from '../orders/orders.schema';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { MAX_PAGE, pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { FlagQuerySchema } from '../shared/query';
import { UnitSchema } from '../shared/units';

/** The maximum number of notices per wallet. The oldest ones are dropped first. */
export const MAX_NOTICES = 500;
/**
 * The number of hours before an order's end at which its maker is notified. Shorter orders cause no
 * such notice.
 */
export const ORDER_ENDING_HOURS = 24;
/** The number of days before a plan's end at which the user is notified. */
export const PLAN_ENDING_DAYS = 3;

/**
 * The change of a watched collection's floor price within a day, in percent, that triggers a
 * notice.
 */
export const FLOOR_MOVE_PERCENT = 10;

/** The kinds of notices. Each kind can be turned off. */
export const NoticeKindSchema = z.enum([
  'sold',
  'offer-received',
  'offer-accepted',
  'outbid',
  'undercut',
  'order-inactive',
  'order-active',
  'order-ending',
  'plan-ending',
  'watched-floor',
  'watched-sold',
  'watched-listed',
  'watched-collection',
  'search-match',
  'price-alert',
  'gift-received',
]);
export type NoticeKind = z.infer<typeof NoticeKindSchema>;

const common = {
  id: SegmentSchema,
  /** The time of the event or, for a reminder, the time when it became due. */
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
};

const about = {
  /** The order's hash; null for sales from before orders were stored. */
  orderHash: z.nullable(Bytes32Schema),
  orderKind: OrderKindSchema,
  /** The items that change owners; for a trade or an offer, the requested items. */
  items: z.array(ItemSchema),
  inReturn: z.array(ItemSchema),
};

/** Another user's better price for an item, and the wallet's own price, each for one unit. */
const overtaken = {
  ...about,
  by: PartySchema,
  price: PriceSchema,
  ownPrice: PriceSchema,
};

const settled = {
  ...about,
  by: PartySchema,
  /** The price of all items together; null for a trade. */
  price: z.nullable(PriceSchema),
};

/** A notice of a kind that this contract knows, with the data for its message and link. */
export const KnownNoticeSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({ ...common, kind: z.literal('sold'), ...settled }),
    /** An order for an item of the wallet or, if `orderKind` is `listing`, one reserved for it. */
    z.looseObject({
      ...common,
      kind: z.literal('offer-received'),
      ...settled,
      expiresAt: z.iso.datetime(),
    }),
    z.looseObject({ ...common, kind: z.literal('offer-accepted'), ...settled }),
    z.looseObject({ ...common, kind: z.literal('outbid'), ...overtaken }),
    z.looseObject({ ...common, kind: z.literal('undercut'), ...overtaken }),
    /** An order of the wallet has become unfillable. `reason` is a {@link RefusalCode}. */
    z.looseObject({ ...common, kind: z.literal('order-inactive'), ...about, reason: z.string() }),
    z.looseObject({ ...common, kind: z.literal('order-active'), ...about }),
    z.looseObject({
      ...common,
      kind: z.literal('order-ending'),
      ...about,
      expiresAt: z.iso.datetime(),
    }),
    z.looseObject({
      ...common,
      kind: z.literal('watched-floor'),
      ...about,
      by: PartySchema,
      price: PriceSchema,
      floorBefore: z.nullable(PriceSchema),
    }),
    z.looseObject({ ...common, kind: z.literal('watched-sold'), ...settled }),
    z.looseObject({ ...common, kind: z.literal('watched-listed'), ...settled }),
    /** The floor of a watched collection has changed by 10% or more within a day. */
    z.looseObject({
      ...common,
      kind: z.literal('watched-collection'),
      collection: z.looseObject({ slug: SegmentSchema, name: z.string() }),
      price: PriceSchema,
      /** The floor price one day ago or, if the watch is younger, at its start. */
      floorBefore: PriceSchema,
    }),
    z.looseObject({
      ...common,
      kind: z.literal('search-match'),
      ...about,
      search: z.looseObject({ id: z.string(), name: z.string() }),
      by: PartySchema,
      /** The price of the latest matching listing. The other fields describe the same listing. */
      price: PriceSchema,
      count: z.int().check(z.minimum(1)),
    }),
    /** A price alert has fired: the described listing costs its price or less. */
    z.looseObject({
      ...common,
      kind: z.literal('price-alert'),
      ...about,
      alert: z.looseObject({ id: z.string(), maxPrice: WeiSchema, unit: UnitSchema }),
      by: PartySchema,
      price: PriceSchema,
    }),
    z.looseObject({
      ...common,
      kind: z.literal('gift-received'),
      by: PartySchema,
      items: z.array(ItemSchema),
    }),
    z.looseObject({
      ...common,
      kind: z.literal('plan-ending'),
      plan: z.string(),
      endsAt: z.iso.datetime(),
    }),
  ])
  .register(z.globalRegistry, { title: 'KnownNotice' });
export type KnownNotice = z.infer<typeof KnownNoticeSchema>;

const isKnownKind = (kind: string): kind is NoticeKind =>
  NoticeKindSchema.options.some((known) => known === kind);

// Accepts kinds that this contract doesn't know yet, so that one of them doesn't make the list
// unreadable.
export const NewerNoticeSchema = z.looseObject({
  ...common,
  kind: z.string().check(z.refine((kind) => !isKnownKind(kind))),
});

export const NoticeSchema = z
  .union([KnownNoticeSchema, NewerNoticeSchema])
  .register(z.globalRegistry, { title: 'Notice' });
export type Notice = z.infer<typeof NoticeSchema>;

/** Returns whether this contract knows the notice's kind. */
export const isKnownNotice = (notice: Notice): notice is KnownNotice => isKnownKind(notice.kind);

export const NoticesQuerySchema = z.strictObject({
  unread: z.optional(FlagQuerySchema),
  ...pageQuery,
});
export type NoticesQuery = z.input<typeof NoticesQuerySchema>;

const UnreadSchema = z.int().check(z.minimum(0));

/** A page of notices, newest first. */
export const NoticePageSchema = z
  .extend(pageOf(NoticeSchema), {
    /** The number of all unread notices, including those that the query excludes. */
    unread: UnreadSchema,
    /** The id of the newest notice, with which a client can mark all notices as read. */
    latest: z.nullable(SegmentSchema),
  })
  .register(z.globalRegistry, { title: 'NoticePage' });
export type NoticePage = z.infer<typeof NoticePageSchema>;

/** Notices to mark as read: either specific ids, or all up to `upTo`. */
export const ReadNoticesSchema = z
  .union([
    z.strictObject({ ids: z.array(SegmentSchema).check(z.minLength(1), z.maxLength(MAX_PAGE)) }),
    z.strictObject({ upTo: SegmentSchema }),
  ])
  .register(z.globalRegistry, { title: 'ReadNotices' });
export type ReadNotices = z.infer<typeof ReadNoticesSchema>;

/** The number of unread notices after the change. */
export const UnreadNoticesSchema = z
  .looseObject({ unread: UnreadSchema })
  .register(z.globalRegistry, { title: 'UnreadNotices' });
export type UnreadNotices = z.infer<typeof UnreadNoticesSchema>;

/** Kinds of notices to turn off. Existing notices remain. */
export const SaveNoticeSettingsSchema = z
  .strictObject({
    off: z.array(NoticeKindSchema).check(z.maxLength(NoticeKindSchema.options.length)),
  })
  .register(z.globalRegistry, { title: 'SaveNoticeSettings' });
export type SaveNoticeSettings = z.infer<typeof SaveNoticeSettingsSchema>;

/** The kinds that are turned off, including kinds that this contract doesn't know yet. */
export const NoticeSettingsSchema = z
  .looseObject({ off: z.array(z.string()) })
  .register(z.globalRegistry, { title: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof NoticeSettingsSchema>;
