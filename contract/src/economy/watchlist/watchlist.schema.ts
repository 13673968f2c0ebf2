import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { RankedAvatarSchema } from '../collections/collection-stats.schema';
import { CollectionSchema } from '../collections/collections.schema';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { TraitCardSchema } from '../traits/traits.schema';

/** The maximum number of entries of a wallet's watchlist, and of a browser's without a wallet. */
export const MAX_WATCHED = 200;
/** The maximum number of entries in one status request. */
export const MAX_QUERIED_WATCHED = 40;

export const WatchedKindSchema = z.enum(['trait', 'collection', 'avatar', 'wallet']);
export type WatchedKind = z.infer<typeof WatchedKindSchema>;

/** A trait's id, a collection's slug, an avatar's `slug.tokenId`, or a wallet's address. */
export const WatchedIdSchema = z.string().check(z.regex(/^[\w-]{1,64}(?:\.(?:0|[1-9]\d{0,77}))?$/));

export const WatchedParamsSchema = z.strictObject({
  kind: WatchedKindSchema,
  id: WatchedIdSchema,
});

/** A watchlist entry, with the time of its creation and the floor price at that time. */
export const WatchedEntrySchema = z
  .looseObject({
    kind: WatchedKindSchema,
    id: WatchedIdSchema,
    since: z.iso.datetime(),
    // The floor price when the entry was created; null for avatars, wallets, and when there was
    // none.
    floorThen: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'WatchedEntry' });
export type WatchedEntry = z.infer<typeof WatchedEntrySchema>;

/** Entries to add. Entries moved from a browser's watchlist include the time of their creation. */
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
  .register(z.globalRegistry, { title: 'WatchRequest' });
export type WatchRequest = z.infer<typeof WatchRequestSchema>;

/** A wallet's watchlist, latest entry first. */
export const WatchlistSchema = z
  .looseObject({ items: z.array(WatchedEntrySchema) })
  .register(z.globalRegistry, { title: 'Watchlist' });
export type Watchlist = z.infer<typeof WatchlistSchema>;

/** The entries to query, each as `kind:id`. */
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
  ).check(z.minLength(1), z.maxLength(MAX_QUERIED_WATCHED)),
});
export type WatchedNowQuery = z.input<typeof WatchedNowQuerySchema>;

export const WatchedNowSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      id: WatchedIdSchema,
      trait: TraitCardSchema,
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
      listings: z.int(),
      editions: z.int(),
      avatars: z.int(),
    }),
  ])
  .register(z.globalRegistry, { title: 'WatchedNow' });
export type WatchedNow = z.infer<typeof WatchedNowSchema>;

/** The states in the order of the request; unknown items are omitted. */
export const WatchedNowListSchema = z
  .looseObject({ items: z.array(WatchedNowSchema) })
  .register(z.globalRegistry, { title: 'WatchedNowList' });
export type WatchedNowList = z.infer<typeof WatchedNowListSchema>;
