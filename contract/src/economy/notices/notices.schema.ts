import * as z from 'zod/mini';

import { PartySchema } from '../shared/party';
import { OrderKindSchema } from '../orders/orders.schema';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { MAX_PAGE, pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { FlagQuerySchema } from '../shared/query';

/** Notices that are kept for a wallet. The oldest go first. */
export const MAX_NOTICES = 500;
/** An order that ends within so many hours is told of, where it lasts for longer than that. */
export const ORDER_ENDING_HOURS = 24;
/** A plan that ends within so many days is told of. */
export const PLAN_ENDING_DAYS = 3;

/** The floor of a watched collection is told of when it moves by so many percent within a day. */
export const FLOOR_MOVE_PERCENT = 10;

/** What a wallet is told of. Each kind can be turned off. */
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
]);
export type NoticeKind = z.infer<typeof NoticeKindSchema>;

const common = {
  id: SegmentSchema,
  /** When it happened. Those of time are of the moment from which they are told. */
  createdAt: z.iso.datetime(),
  /** Null: not read yet. */
  readAt: z.nullable(z.iso.datetime()),
};

/** What an order is about. */
const about = {
  /** Null where it was settled before orders were kept. */
  orderHash: z.nullable(Bytes32Schema),
  orderKind: OrderKindSchema,
  /** What changes hands, or would: of a trade and an offer, what is asked for. */
  items: z.array(ItemSchema),
  /** Of a trade: what is given for them. */
  inReturn: z.array(ItemSchema),
};

/** Another one's price for the same, and the wallet's own; each of one unit. */
const overtaken = {
  ...about,
  by: PartySchema,
  price: PriceSchema,
  ownPrice: PriceSchema,
};

const settled = {
  ...about,
  by: PartySchema,
  /** Of all items together; null in a trade. */
  price: z.nullable(PriceSchema),
};

/** A notice of a kind that this contract knows, with all that its sentence and its link need. */
export const KnownNoticeSchema = z
  .discriminatedUnion('kind', [
    /** A listing of the wallet was filled. */
    z.looseObject({ ...common, kind: z.literal('sold'), ...settled }),
    /** Another one asks for what the wallet has. The price is of one unit. */
    z.looseObject({
      ...common,
      kind: z.literal('offer-received'),
      ...settled,
      expiresAt: z.iso.datetime(),
    }),
    /** An offer or a trade of the wallet was filled. */
    z.looseObject({ ...common, kind: z.literal('offer-accepted'), ...settled }),
    /** Another one offers more than an open offer of the wallet. */
    z.looseObject({ ...common, kind: z.literal('outbid'), ...overtaken }),
    /** Another one asks for less than an open listing of the wallet. */
    z.looseObject({ ...common, kind: z.literal('undercut'), ...overtaken }),
    /** An order of the wallet can't be filled as things stand. `reason` is a code of a refusal. */
    z.looseObject({ ...common, kind: z.literal('order-inactive'), ...about, reason: z.string() }),
    /** It can be filled again. */
    z.looseObject({ ...common, kind: z.literal('order-active'), ...about }),
    z.looseObject({
      ...common,
      kind: z.literal('order-ending'),
      ...about,
      expiresAt: z.iso.datetime(),
    }),
    /** A watched trait is listed for less than everybody else asks. Prices are of one edition. */
    z.looseObject({
      ...common,
      kind: z.literal('watched-floor'),
      ...about,
      by: PartySchema,
      price: PriceSchema,
      /** What the cheapest other listing asks for; null: there is none. */
      floorBefore: z.nullable(PriceSchema),
    }),
    /** A watched trait or avatar was sold. */
    z.looseObject({ ...common, kind: z.literal('watched-sold'), ...settled }),
    /** A watched wallet lists something, or somebody a watched avatar. The price is of one unit. */
    z.looseObject({ ...common, kind: z.literal('watched-listed'), ...settled }),
    /** The floor of a watched collection has moved by a tenth or more within a day. */
    z.looseObject({
      ...common,
      kind: z.literal('watched-collection'),
      collection: z.looseObject({ slug: SegmentSchema, name: z.string() }),
      /** The floor now. */
      price: PriceSchema,
      /** A day before, or when it was watched first, if that is later. */
      floorBefore: PriceSchema,
    }),
    /** What was listed since the wallet asked last matches a search that it has saved. */
    z.looseObject({
      ...common,
      kind: z.literal('search-match'),
      ...about,
      /** What its owner calls the search, and its id. */
      search: z.looseObject({ id: z.string(), name: z.string() }),
      by: PartySchema,
      /** Of one edition of the latest listing that matches, which the rest is about. */
      price: PriceSchema,
      /** How many listings matched. */
      count: z.int().check(z.minimum(1)),
    }),
    z.looseObject({
      ...common,
      kind: z.literal('plan-ending'),
      plan: z.string(),
      endsAt: z.iso.datetime(),
    }),
  ])
  .check(z.meta({ title: 'KnownNotice' }));
export type KnownNotice = z.infer<typeof KnownNoticeSchema>;

const isKnownKind = (kind: string): kind is NoticeKind =>
  NoticeKindSchema.options.some((known) => known === kind);

/** A notice of a kind that came later than this contract: it costs nobody the rest of the list. */
const NewerNoticeSchema = z.looseObject({
  ...common,
  kind: z.string().check(z.refine((kind) => !isKnownKind(kind))),
});

/** Something that a wallet is told. */
export const NoticeSchema = z
  .union([KnownNoticeSchema, NewerNoticeSchema])
  .check(z.meta({ title: 'Notice' }));
export type Notice = z.infer<typeof NoticeSchema>;

/** Whether a notice is of a kind that this contract knows. */
export const isKnownNotice = (notice: Notice): notice is KnownNotice => isKnownKind(notice.kind);

export const NoticesQuerySchema = z.strictObject({
  /** Those alone that are not read yet. */
  unread: z.optional(FlagQuerySchema),
  ...pageQuery,
});
export type NoticesQuery = z.input<typeof NoticesQuerySchema>;

const UnreadSchema = z.int().check(z.minimum(0));

/** The newest first. */
export const NoticePageSchema = z
  .extend(pageOf(NoticeSchema), {
    /** How many of all notices are not read yet, whatever the query asks for. */
    unread: UnreadSchema,
    /** The one that came last. To read up to it reads all that this answer knew of; null: there is none. */
    latest: z.nullable(SegmentSchema),
  })
  .check(z.meta({ title: 'NoticePage' }));
export type NoticePage = z.infer<typeof NoticePageSchema>;

/** Which notices have been read: some by their ids, or all that had come when `upTo` came. */
export const ReadNoticesSchema = z
  .union([
    z.strictObject({ ids: z.array(SegmentSchema).check(z.minLength(1), z.maxLength(MAX_PAGE)) }),
    z.strictObject({ upTo: SegmentSchema }),
  ])
  .check(z.meta({ title: 'ReadNotices' }));
export type ReadNotices = z.infer<typeof ReadNoticesSchema>;

/** How many are not read yet then. */
export const UnreadNoticesSchema = z
  .looseObject({ unread: UnreadSchema })
  .check(z.meta({ title: 'UnreadNotices' }));
export type UnreadNotices = z.infer<typeof UnreadNoticesSchema>;

/** The kinds that a wallet wants to be told nothing of from now on. What it was told stays. */
export const SaveNoticeSettingsSchema = z
  .strictObject({
    off: z.array(NoticeKindSchema).check(z.maxLength(NoticeKindSchema.options.length)),
  })
  .check(z.meta({ title: 'SaveNoticeSettings' }));
export type SaveNoticeSettings = z.infer<typeof SaveNoticeSettingsSchema>;

/** The kinds that are turned off, those among them that are newer than this contract. */
export const NoticeSettingsSchema = z
  .looseObject({ off: z.array(z.string()) })
  .check(z.meta({ title: 'NoticeSettings' }));
export type NoticeSettings = z.infer<typeof NoticeSettingsSchema>;
