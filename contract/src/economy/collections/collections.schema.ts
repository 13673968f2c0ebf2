import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { FeeSchema } from '../shared/fees';
import { AvatarRefSchema, BareLayersSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema } from '../shared/price';
import { RaritySchema, SlotSchema } from '../shared/slots';

export const CollectionsQuerySchema = z.strictObject(pageQuery);

/** Where the tokens of a collection are on its chain. */
export const CollectionContractsSchema = z.looseObject({
  /** ERC-721. */
  avatars: WalletAddressSchema,
  /** ERC-1155. */
  traits: WalletAddressSchema,
});
export type CollectionContracts = z.infer<typeof CollectionContractsSchema>;

/** What was paid in a span of time, in wei of the chain's native and wrapped coin together. */
const VolumeSchema = z.looseObject({
  day: WeiSchema,
  week: WeiSchema,
  month: WeiSchema,
  all: WeiSchema,
});

/** A set of avatars and traits on one chain: the avatars under an ERC-721 contract, the traits under an ERC-1155 one. */
export const CollectionSchema = z
  .looseObject({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    chainId: ChainIdSchema,
    contracts: CollectionContractsSchema,
    fees: z.array(FeeSchema),
    /** Of the cheapest trait that is listed. */
    floor: z.nullable(PriceSchema),
    /** Of the cheapest avatar that is listed. */
    avatarFloor: z.optional(z.nullable(PriceSchema)),
    /** Of traits and avatars together, as are the sales. */
    volume: VolumeSchema,
    sales: z.int(),
    /** Wallets with an avatar or a loose trait of it. */
    owners: z.int(),
    supply: z.looseObject({ avatars: z.int(), traits: z.int(), editions: z.int() }),
    /** Editions that can be bought now. */
    listed: z.int(),
    /** Avatars that can be bought now. */
    avatarsListed: z.optional(z.int()),
    /** A few of its avatars, to show what they are. */
    faces: z.array(AvatarRefSchema),
    /** A head of it that wears nothing at all, in drawing order: what shows in each slot that shows something. */
    bareLayers: z.optional(BareLayersSchema),
  })
  .check(z.meta({ title: 'Collection' }));
export type Collection = z.infer<typeof CollectionSchema>;

/** The most traded first. */
export const CollectionPageSchema = pageOf(CollectionSchema).check(
  z.meta({ title: 'CollectionPage' }),
);
export type CollectionPage = z.infer<typeof CollectionPageSchema>;

/** A collection, and how its traits spread over slots and rarities. */
export const CollectionDetailSchema = z
  .extend(CollectionSchema, {
    slots: z.array(z.looseObject({ slot: SlotSchema, traits: z.int() })),
    rarities: z.array(z.looseObject({ rarity: RaritySchema, traits: z.int() })),
  })
  .check(z.meta({ title: 'CollectionDetail' }));
export type CollectionDetail = z.infer<typeof CollectionDetailSchema>;
