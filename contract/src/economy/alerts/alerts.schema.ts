import * as z from 'zod/mini';

import { searchedAvatars, searchedTraits } from '../searches/searches.schema';
import { WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { AvatarRefSchema, TraitRefSchema } from '../shared/items';
import { SegmentSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { UnitSchema } from '../shared/units';
import { userGivenName } from '../shared/user-given-name';

/** The maximum number of price alerts per wallet, including those that have fired. */
export const MAX_ALERTS = 50;
/** The maximum length of an alert's name in characters. */
export const ALERT_NAME_MAX_LENGTH = 60;

export const AlertNameSchema = userGivenName('An alert', ALERT_NAME_MAX_LENGTH);

/** The traits or avatars of an alert, without prices: the alert has its own. */
export const AlertQuerySchema = z
  .discriminatedUnion('kind', [z.strictObject(searchedTraits), z.strictObject(searchedAvatars)])
  .register(z.globalRegistry, { title: 'AlertQuery' });
export type AlertQuery = z.infer<typeof AlertQuerySchema>;

/** The filters of a kind or of a saved search, which are copied: later changes don't affect it. */
const SearchSubjectSchema = z.strictObject({
  kind: z.literal('search'),
  name: AlertNameSchema,
  query: AlertQuerySchema,
});

export const AlertParamsSchema = z.strictObject({
  id: z.uuid().check(z.toLowerCase()),
});

/**
 * An alert to save. It fires once, when another wallet's listing of one of its traits or avatars can
 * be bought for `maxPrice` or less. Saving it again arms it again.
 */
export const SaveAlertSchema = z
  .strictObject({
    about: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('trait'), id: SegmentSchema }),
      SearchSubjectSchema,
    ]),
    /** The price of one edition or avatar in the smallest parts of `unit`. */
    maxPrice: WeiSchema,
    // Prices in the unit's own coin are compared exactly, others by the market's current rates. While
    // the rates are missing or stale, only prices in the unit's own coin count.
    unit: UnitSchema,
  })
  .register(z.globalRegistry, { title: 'SaveAlert' });
export type SaveAlert = z.infer<typeof SaveAlertSchema>;

// Accepts filters and values that this contract doesn't know yet, so that one of them doesn't make
// the list unreadable.
const WatchedQuerySchema = z.looseObject({
  kind: z.optional(z.string()),
  name: z.optional(z.string()),
  collection: z.optional(z.array(z.string())),
  slot: z.optional(z.array(z.string())),
  rarity: z.optional(z.array(z.string())),
  chainId: z.optional(z.array(z.int())),
  trait: z.optional(z.array(z.string())),
  maxRank: z.optional(z.int()),
  owner: z.optional(z.array(z.string())),
});
export type WatchedQuery = z.infer<typeof WatchedQuerySchema>;

const KINDS: ReadonlySet<string> = new Set(['trait', 'search']);

/** An alert about something that this contract knows. */
export const AlertSchema = z
  .looseObject({
    id: z.string(),
    about: z.discriminatedUnion('kind', [
      z.looseObject({ kind: z.literal('trait'), trait: TraitRefSchema }),
      z.looseObject({ kind: z.literal('search'), name: z.string(), query: WatchedQuerySchema }),
    ]),
    maxPrice: WeiSchema,
    unit: UnitSchema,
    createdAt: z.iso.datetime(),
    /** Other wallets' cheapest listing on each chain now. */
    floors: z.array(PriceSchema),
    /** The listing that the alert has reported; null while it waits. */
    fired: z.nullable(
      z
        .looseObject({
          at: z.iso.datetime(),
          orderHash: Bytes32Schema,
          /** The listed trait; absent if the alert is about avatars. */
          trait: z.optional(TraitRefSchema),
          /** The listed avatar; absent if the alert is about traits. */
          avatar: z.optional(AvatarRefSchema),
          price: PriceSchema,
        })
        .check(
          z.refine(({ trait, avatar }) => (trait === undefined) !== (avatar === undefined), {
            message: 'Name either the trait or the avatar that is listed.',
          }),
        ),
    ),
  })
  .register(z.globalRegistry, { title: 'Alert' });
export type Alert = z.infer<typeof AlertSchema>;

export const NewerAlertSchema = z.looseObject({
  id: z.string(),
  about: z.looseObject({ kind: z.string().check(z.refine((kind) => !KINDS.has(kind))) }),
});
type AnyAlert = Alert | z.infer<typeof NewerAlertSchema>;

/** Returns whether this contract knows the kind of the alert's subject. */
export const isKnownAlert = (alert: AnyAlert): alert is Alert => KINDS.has(alert.about.kind);

/** A wallet's price alerts, newest first. */
export const AlertsSchema = z
  .looseObject({ items: z.array(z.union([AlertSchema, NewerAlertSchema])) })
  .register(z.globalRegistry, { title: 'Alerts' });
export type Alerts = z.infer<typeof AlertsSchema>;
