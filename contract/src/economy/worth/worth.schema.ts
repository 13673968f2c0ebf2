import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { WorthSchema } from '../rates/rates.schema';

const count = z.int().check(z.minimum(0));

/** The number of editions, and their potential proceeds in wei before fees. */
export const HoldingValueSchema = z
  .looseObject({
    editions: count,
    // The sum of the cheapest listings of other users: own listings don't count.
    floor: WeiSchema,
    /** The number of editions without a floor price, which the sum excludes. */
    withoutFloor: count,
    // The sum of the highest open offers; each offer counts for no more editions than its units.
    bestOffer: WeiSchema,
    /** The number of editions without an offer, which the sum excludes. */
    withoutOffer: count,
  })
  .register(z.globalRegistry, { title: 'HoldingValue' });
export type HoldingValue = z.infer<typeof HoldingValueSchema>;

/** The value of a wallet's traits on one chain, without the avatars themselves. */
export const ChainValueSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    loose: HoldingValueSchema,
    /** Traits worn by the wallet's avatars. Offers count for loose editions first. */
    worn: HoldingValueSchema,
  })
  .register(z.globalRegistry, { title: 'ChainValue' });
export type ChainValue = z.infer<typeof ChainValueSchema>;

/** The number of days in the history of a wallet's value. */
export const VALUE_HISTORY_DAYS = 30;

/**
 * The value at one time: each edition at its trait's last sale until then, with the rates of that
 * time.
 */
export const ValuePointSchema = z
  .looseObject({
    at: z.iso.datetime(),
    chains: z.array(z.looseObject({ chainId: ChainIdSchema, amount: WeiSchema })),
    worth: WorthSchema,
  })
  .register(z.globalRegistry, { title: 'ValuePoint' });
export type ValuePoint = z.infer<typeof ValuePointSchema>;

export const WalletValueSchema = z
  .looseObject({
    asOf: z.iso.datetime(),
    chains: z.array(ChainValueSchema),
    history: z.array(ValuePointSchema),
  })
  .register(z.globalRegistry, { title: 'WalletValue' });
export type WalletValue = z.infer<typeof WalletValueSchema>;

/** The numbers of a wallet's orders that need attention. */
export const AttentionSchema = z
  .looseObject({
    undercut: count,
    /** The wallet's fillable orders that end within a day. */
    ending: count,
    inactive: count,
    offersReceived: count,
  })
  .register(z.globalRegistry, { title: 'Attention' });
export type Attention = z.infer<typeof AttentionSchema>;

/** An amount in wei that is negative for a loss. */
export const SignedWeiSchema = z
  .string()
  .check(z.regex(/^(?:0|-?[1-9]\d{0,95})$/, 'a whole number in decimal digits'));

const since = z.optional(z.nullable(z.iso.datetime()));

const traded = { editions: count, amount: WeiSchema };

/**
 * The gain on a trait, first in, first out. Editions of unknown origin count as the oldest and have
 * no cost basis.
 */
export const GainSchema = z
  .looseObject({
    trait: TraitRefSchema,
    chainId: ChainIdSchema,
    at: z.iso.datetime(),
    /** Purchases, including fees. */
    bought: z.looseObject(traded),
    /** Sales at the full price; `fees` is the part of it that was deducted. */
    sold: z.looseObject({ ...traded, fees: WeiSchema }),
    /** Editions bought and later sold: their cost, proceeds after fees, and the difference. */
    closed: z.looseObject({
      editions: count,
      paid: WeiSchema,
      got: WeiSchema,
      result: SignedWeiSchema,
    }),
    /** Sold editions of unknown cost, and their proceeds after fees. */
    withoutPrice: z.looseObject({ editions: count, got: WeiSchema }),
    /** The time of the first sale; null if nothing was sold. */
    since,
  })
  .register(z.globalRegistry, { title: 'Gain' });
export type Gain = z.infer<typeof GainSchema>;

/** The sum of all gains on a chain. */
export const GainTotalSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    bought: WeiSchema,
    sold: WeiSchema,
    fees: WeiSchema,
    result: SignedWeiSchema,
    withoutPrice: WeiSchema,
    /** The number of sold editions of unknown cost, which the result leaves out. */
    withoutPriceEditions: z.optional(count),
    /** The number of all sold editions, including those of unknown cost. */
    soldEditions: z.optional(count),
    since,
  })
  .register(z.globalRegistry, { title: 'GainTotal' });
export type GainTotal = z.infer<typeof GainTotalSchema>;

export const GainsQuerySchema = z.strictObject(pageQuery);
export type GainsQuery = z.input<typeof GainsQuerySchema>;

/** A page of gains, most recently traded first. `totals` cover the whole list. */
export const GainPageSchema = z
  .extend(pageOf(GainSchema), { totals: z.array(GainTotalSchema) })
  .register(z.globalRegistry, { title: 'GainPage' });
export type GainPage = z.infer<typeof GainPageSchema>;
