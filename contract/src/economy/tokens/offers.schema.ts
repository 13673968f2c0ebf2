import * as z from 'zod/mini';

import { OrderSchema } from '../orders/orders.schema';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';

/** The maximum number of prices in the depth. */
export const DEPTH_SHOWN = 60;

const CountSchema = z.int().check(z.minimum(0));

const DepthLevelSchema = z
  .looseObject({
    /** The price of one edition, including fees. */
    price: PriceSchema,
    /** The number of editions that can be sold at this price now. */
    quantity: z.int().check(z.minimum(1)),
    offers: z.int().check(z.minimum(1)),
  })
  .register(z.globalRegistry, { title: 'DepthLevel' });
export type DepthLevel = z.infer<typeof DepthLevelSchema>;

/**
 * The fillable offers for a trait by price, highest first, including those for any trait of a set.
 * The totals count all prices.
 */
export const TraitDepthSchema = z
  .looseObject({
    levels: z.array(DepthLevelSchema),
    prices: CountSchema,
    quantity: CountSchema,
    offers: CountSchema,
  })
  .register(z.globalRegistry, { title: 'TraitDepth' });
export type TraitDepth = z.infer<typeof TraitDepthSchema>;

export const PastOffersQuerySchema = z.strictObject(pageQuery);

/** An offer that has ended. */
export const PastOfferSchema = z
  .looseObject({
    hash: Bytes32Schema,
    maker: PartySchema,
    /** The trait, or the criteria of an offer for any trait of a set, for the whole order. */
    wanted: ItemSchema,
    unitPrice: PriceSchema,
    quantity: z.int().check(z.minimum(1)),
    /** The number of editions that the offer bought before it ended. */
    filled: CountSchema,
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime(),
    outcome: z.enum(['filled', 'cancelled', 'expired']),
  })
  .register(z.globalRegistry, { title: 'PastOffer' });
export type PastOffer = z.infer<typeof PastOfferSchema>;

/** A page of ended offers that the trait matched, the last ended first. */
export const PastOfferPageSchema = pageOf(PastOfferSchema).register(z.globalRegistry, {
  title: 'PastOfferPage',
});
export type PastOfferPage = z.infer<typeof PastOfferPageSchema>;

export const CollectionOffersQuerySchema = z.strictObject(pageQuery);

/** A fillable offer for one trait of a collection, any trait of a set, or any avatar. */
export const CollectionOfferSchema = z
  .extend(OrderSchema, {
    /** The cheapest listing of the wanted trait, of all traits of the wanted set, or of avatars. */
    floor: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'CollectionOffer' });
export type CollectionOffer = z.infer<typeof CollectionOfferSchema>;

/**
 * A page of a collection's offers, the highest of each group first: for any trait, any avatar, any
 * trait of a slot, of a rarity, of a tier, and for one trait. A set with several filters is in the
 * group of the first one.
 */
export const CollectionOfferPageSchema = pageOf(CollectionOfferSchema).register(z.globalRegistry, {
  title: 'CollectionOfferPage',
});
export type CollectionOfferPage = z.infer<typeof CollectionOfferPageSchema>;
