import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from '../shared/amount';
import { nameQuery } from '../shared/browse-filters';
import { ChainIdSchema } from '../shared/chains';
import { FeeSchema } from '../shared/fees';
import { AvatarRefSchema, BareLayersSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema } from '../shared/price';
import { ChainIdQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';

/**
 * Volumes, floors and offers are compared by the market's rates or, without rates, sorted for each
 * chain separately. `listed` is the share of editions that are for sale. Unknown figures come last.
 */
export const CollectionSortSchema = z.enum([
  'volume',
  'floor',
  'change',
  'sales',
  'holders',
  'listed',
  'best-offer',
]);
export type CollectionSort = z.infer<typeof CollectionSortSchema>;

export const RankingPeriodSchema = z.enum(['day', 'week', 'month']);
export type RankingPeriod = z.infer<typeof RankingPeriodSchema>;

/** Without collections whose name contains `name`, those with a similar name are listed. */
export const CollectionsQuerySchema = z.strictObject({
  ...nameQuery,
  chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
  sort: z.optional(CollectionSortSchema),
  /** Defaults to the highest first. */
  order: z.optional(z.enum(['desc', 'asc'])),
  /**
   * The period of volume, sales and the floor's change. Without it, volume and sales are those of
   * all time, and the change that of 30 days.
   */
  period: z.optional(RankingPeriodSchema),
  ...pageQuery,
});
export type CollectionsQuery = z.input<typeof CollectionsQuerySchema>;

/** The token contracts of a collection. */
export const CollectionContractsSchema = z.looseObject({
  avatars: WalletAddressSchema,
  traits: WalletAddressSchema,
});
export type CollectionContracts = z.infer<typeof CollectionContractsSchema>;

/** In wei, for sales in the native currency and in the wrapped token together. */
const VolumeSchema = z.looseObject({
  day: WeiSchema,
  week: WeiSchema,
  month: WeiSchema,
  all: WeiSchema,
});

/**
 * A period until now; `…Before` fields cover the preceding period of the same length. The floor
 * price at its start is null when no listing is known.
 */
const CollectionWindowSchema = z.looseObject({
  sales: z.int().check(z.minimum(0)),
  salesBefore: z.optional(z.int().check(z.minimum(0))),
  volumeBefore: z.optional(WeiSchema),
  floorBefore: z.nullable(PriceSchema),
});

/** A set of avatars (ERC-721) and traits (ERC-1155) on one chain. */
export const CollectionSchema = z
  .looseObject({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    chainId: ChainIdSchema,
    contracts: CollectionContractsSchema,
    fees: z.array(FeeSchema),
    floor: z.nullable(PriceSchema),
    avatarFloor: z.optional(z.nullable(PriceSchema)),
    /** The highest open offer for any trait of the collection; null when there is none. */
    bestOffer: z.optional(z.nullable(PriceSchema)),
    /** The highest open offer for any avatar of the collection; null when there is none. */
    bestAvatarOffer: z.optional(z.nullable(PriceSchema)),
    /** The volume of traits and avatars together, matching the sales count. */
    volume: VolumeSchema,
    sales: z.int(),
    /** The same figures as in the collection's stats, for the last 24 hours, 7 days and 30 days. */
    windows: z.optional(
      z.looseObject({
        day: CollectionWindowSchema,
        week: CollectionWindowSchema,
        month: CollectionWindowSchema,
      }),
    ),
    /** The number of wallets that own an avatar or a loose trait of the collection. */
    owners: z.int(),
    supply: z.looseObject({ avatars: z.int(), traits: z.int(), editions: z.int() }),
    listed: z.int(),
    avatarsListed: z.optional(z.int()),
    faces: z.array(AvatarRefSchema),
    bareLayers: z.optional(BareLayersSchema),
  })
  .register(z.globalRegistry, { title: 'Collection' });
export type Collection = z.infer<typeof CollectionSchema>;

/** A page of collections, by default with the highest volume of all time first. */
export const CollectionPageSchema = z
  .extend(pageOf(CollectionSchema), {
    /** The time of the rates that amounts are compared by; null when the rates are stale. */
    ratesAt: z.optional(z.nullable(z.iso.datetime())),
  })
  .register(z.globalRegistry, { title: 'CollectionPage' });
export type CollectionPage = z.infer<typeof CollectionPageSchema>;

/** A collection with the distribution of its traits over slots and rarities. */
export const CollectionDetailSchema = z
  .extend(CollectionSchema, {
    slots: z.array(z.looseObject({ slot: SlotSchema, traits: z.int() })),
    rarities: z.array(z.looseObject({ rarity: RaritySchema, traits: z.int() })),
  })
  .register(z.globalRegistry, { title: 'CollectionDetail' });
export type CollectionDetail = z.infer<typeof CollectionDetailSchema>;
