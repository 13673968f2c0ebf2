import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { FeeSchema } from '../shared/fees';
import {
  AvatarRefSchema,
  BareLayersSchema,
  layerFields,
  tokenFields,
  TraitRefSchema,
} from '../shared/items';
import { PartySchema } from '../shared/party';
import { SegmentSchema } from '../shared/path';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';

/** A trait with its picture layer. */
export const WearableSchema = z.extend(TraitRefSchema, layerFields);
export type Wearable = z.infer<typeof WearableSchema>;

/** A worn trait with its token id, which order commitments require. */
export const WornTraitSchema = z
  .extend(WearableSchema, { tokenId: tokenFields.tokenId })
  .register(z.globalRegistry, { title: 'WornTrait' });
export type WornTrait = z.infer<typeof WornTraitSchema>;

/** An avatar with at most one trait in each slot, in drawing order. */
export const AvatarSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    token: tokenFields.token,
    collectionName: z.string(),
    owner: PartySchema,
    worn: z.array(WornTraitSchema),
    /** Layers for the missing body or background; absent when the avatar has both. */
    bareLayers: z.optional(BareLayersSchema),
    /** The sum of 1 / `share` over all worn traits. */
    rarityScore: z.number(),
  })
  .register(z.globalRegistry, { title: 'Avatar' });
export type Avatar = z.infer<typeof AvatarSchema>;

const WornTraitDetailSchema = z
  .extend(WornTraitSchema, {
    wearers: z.int().check(z.minimum(1)),
    /** The fraction of the collection's avatars that wear the trait, from 0 to 1. */
    share: z.number(),
    floor: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'WornTraitDetail' });
export type WornTraitDetail = z.infer<typeof WornTraitDetailSchema>;

/** A rank by rarity score within the collection; ties share the better rank. */
export const RankSchema = z.looseObject({
  place: z.int().check(z.minimum(1)),
  of: z.int().check(z.minimum(1)),
});

/** The response for an avatar's page. */
export const AvatarDetailSchema = z
  .safeExtend(AvatarSchema, {
    worn: z.array(WornTraitDetailSchema),
    rank: RankSchema,
    price: z.nullable(PriceSchema),
    bestOffer: z.nullable(PriceSchema),
    lastSale: z.nullable(SalePriceSchema),
    fees: z.array(FeeSchema),
  })
  .register(z.globalRegistry, { title: 'AvatarDetail' });
export type AvatarDetail = z.infer<typeof AvatarDetailSchema>;

/** Traits that the picture shows in addition, as a preview. */
export const AvatarImageQuerySchema = z.strictObject({
  with: z.optional(oneOrMany(SegmentSchema)),
});
