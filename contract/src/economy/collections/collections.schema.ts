import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from '../shared/amount';
import { nameQuery } from '../shared/browse-filters';
import { ChainIdSchema } from '../shared/chains';
import { FeeSchema } from '../shared/fees';
import { AvatarRefSchema, BareLayersSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema } from '../shared/price';
import { RaritySchema, SlotSchema } from '../shared/slots';

/** Without collections whose name contains `name`, those with a similar name are listed. */
export const CollectionsQuerySchema = z.strictObject({ ...nameQuery, ...pageQuery });

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

/** A period until now. The floor price at its start is null when no listing is known. */
const CollectionWindowSchema = z.looseObject({
  sales: z.int().check(z.minimum(0)),
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

/** A page of collections, highest volume first. */
export const CollectionPageSchema = pageOf(CollectionSchema).register(z.globalRegistry, {
  title: 'CollectionPage',
});
export type CollectionPage = z.infer<typeof CollectionPageSchema>;

/** A collection with the distribution of its traits over slots and rarities. */
export const CollectionDetailSchema = z
  .extend(CollectionSchema, {
    slots: z.array(z.looseObject({ slot: SlotSchema, traits: z.int() })),
    rarities: z.array(z.looseObject({ rarity: RaritySchema, traits: z.int() })),
  })
  .register(z.globalRegistry, { title: 'CollectionDetail' });
export type CollectionDetail = z.infer<typeof CollectionDetailSchema>;
