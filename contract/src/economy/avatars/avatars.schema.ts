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

/** A trait that can be put on: what it is, and the layer that it adds to an avatar's picture. */
export const WearableSchema = z.extend(TraitRefSchema, layerFields);
export type Wearable = z.infer<typeof WearableSchema>;

/** A trait as an avatar wears it, by its token id: enough to promise that it stays on. */
export const WornTraitSchema = z
  .extend(WearableSchema, { tokenId: tokenFields.tokenId })
  .check(z.meta({ title: 'WornTrait' }));
export type WornTrait = z.infer<typeof WornTraitSchema>;

/** An avatar: who owns it, and what it wears, at most one trait in each slot, in drawing order. */
export const AvatarSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    token: tokenFields.token,
    collectionName: z.string(),
    owner: PartySchema,
    worn: z.array(WornTraitSchema),
    /** Of one that wears no body or no background: what shows of its own there, and on a body of its own. */
    bareLayers: z.optional(BareLayersSchema),
    /** The higher, the rarer: the sum of one over each worn trait's share. */
    rarityScore: z.number(),
  })
  .check(z.meta({ title: 'Avatar' }));
export type Avatar = z.infer<typeof AvatarSchema>;

/** A worn trait among the others that wear it, and what a loose edition costs. */
const WornTraitDetailSchema = z
  .extend(WornTraitSchema, {
    /** Avatars of its collection that wear it now, this one included. */
    wearers: z.int().check(z.minimum(1)),
    /** Their share of the collection's avatars: 0 to 1. */
    share: z.number(),
    /** Of the cheapest edition that can be bought now; null: none is listed. */
    floor: z.nullable(PriceSchema),
  })
  .check(z.meta({ title: 'WornTraitDetail' }));
export type WornTraitDetail = z.infer<typeof WornTraitDetailSchema>;

/** By rarity score among all avatars of its collection; equals share the better place. */
export const RankSchema = z.looseObject({
  place: z.int().check(z.minimum(1)),
  of: z.int().check(z.minimum(1)),
});

/** Everything about an avatar that its page shows at once. */
export const AvatarDetailSchema = z
  .safeExtend(AvatarSchema, {
    worn: z.array(WornTraitDetailSchema),
    rank: RankSchema,
    /** What it can be bought for now; null: it is not for sale. */
    price: z.nullable(PriceSchema),
    /** The highest offer for it that its owner can accept now. */
    bestOffer: z.nullable(PriceSchema),
    lastSale: z.nullable(SalePriceSchema),
    /** What an order for it has to pay, beside the seller. */
    fees: z.array(FeeSchema),
  })
  .check(z.meta({ title: 'AvatarDetail' }));
export type AvatarDetail = z.infer<typeof AvatarDetailSchema>;

/** Traits to try on: each takes its slot in the picture, and in nothing else. */
export const AvatarImageQuerySchema = z.strictObject({
  with: z.optional(oneOrMany(SegmentSchema)),
});
