import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { RankedAvatarSchema } from '../collections/collection-stats.schema';
import { CollectionSchema } from '../collections/collections.schema';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { TraitCardSchema } from '../traits/traits.schema';

/** What a wallet, or a browser without one, watches at most. */
export const MAX_WATCHED = 200;
/** How much of it may be asked about at once. */
export const MAX_ASKED_WATCHED = 40;

/** What can be watched. */
export const WatchedKindSchema = z.enum(['trait', 'collection', 'avatar', 'wallet']);
export type WatchedKind = z.infer<typeof WatchedKindSchema>;

/** A trait's id, a collection's slug, an avatar's as `slug.tokenId`, a wallet's address: one segment of a path. */
export const WatchedIdSchema = z.string().check(z.regex(/^[\w-]{1,64}(?:\.(?:0|[1-9]\d{0,77}))?$/));

export const WatchedParamsSchema = z.strictObject({
  kind: WatchedKindSchema,
  id: WatchedIdSchema,
});

/** Something that is watched, since when, and what it cost then. */
export const WatchedEntrySchema = z
  .looseObject({
    kind: WatchedKindSchema,
    id: WatchedIdSchema,
    since: z.iso.datetime(),
    /** The floor then; null where there was none, and of avatars and wallets. */
    floorThen: z.nullable(PriceSchema),
  })
  .check(z.meta({ title: 'WatchedEntry' }));
export type WatchedEntry = z.infer<typeof WatchedEntrySchema>;

/**
 * What is to be watched as well. What a browser has watched before says since when; the rest is watched from
 * now on. What is watched already stays as it is, and what there is none of is left out.
 */
export const WatchRequestSchema = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          kind: WatchedKindSchema,
          id: WatchedIdSchema,
          since: z.optional(z.iso.datetime()),
          floorThen: z.optional(z.nullable(PriceSchema)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_WATCHED)),
  })
  .check(z.meta({ title: 'WatchRequest' }));
export type WatchRequest = z.infer<typeof WatchRequestSchema>;

/** All that a wallet watches, the latest first. */
export const WatchlistSchema = z
  .looseObject({ items: z.array(WatchedEntrySchema) })
  .check(z.meta({ title: 'Watchlist' }));
export type Watchlist = z.infer<typeof WatchlistSchema>;

/** What is asked about: each as `kind:id`. */
export const WatchedNowQuerySchema = z.strictObject({
  of: oneOrMany(
    z
      .string()
      .check(
        z.regex(
          /^(?:trait|collection|avatar|wallet):[\w-]{1,64}(?:\.(?:0|[1-9]\d{0,77}))?$/,
          'Name each as kind:id, such as trait:tomato-fez.',
        ),
      ),
  ).check(z.minLength(1), z.maxLength(MAX_ASKED_WATCHED)),
});
export type WatchedNowQuery = z.input<typeof WatchedNowQuerySchema>;

/** How something that is watched stands now. */
export const WatchedNowSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      id: WatchedIdSchema,
      trait: TraitCardSchema,
      /** The highest offer for one edition that can be accepted now. */
      bestOffer: z.nullable(PriceSchema),
    }),
    z.looseObject({
      kind: z.literal('collection'),
      id: WatchedIdSchema,
      collection: CollectionSchema,
    }),
    z.looseObject({ kind: z.literal('avatar'), id: WatchedIdSchema, avatar: RankedAvatarSchema }),
    z.looseObject({
      kind: z.literal('wallet'),
      id: WalletAddressSchema,
      wallet: PartySchema,
      avatarPhoto: z.nullable(z.string()),
      /** Listings of the wallet that can be bought now. */
      listings: z.int(),
      /** Loose editions, and avatars, that it holds. */
      editions: z.int(),
      avatars: z.int(),
    }),
  ])
  .check(z.meta({ title: 'WatchedNow' }));
export type WatchedNow = z.infer<typeof WatchedNowSchema>;

/** In the order in which they were asked about; what there is none of is left out. */
export const WatchedNowListSchema = z
  .looseObject({ items: z.array(WatchedNowSchema) })
  .check(z.meta({ title: 'WatchedNowList' }));
export type WatchedNowList = z.infer<typeof WatchedNowListSchema>;
