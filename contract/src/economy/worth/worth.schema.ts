import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { WorthSchema } from '../rates/rates.schema';

const count = z.int().check(z.minimum(0));

/** Some editions of a wallet, and what they would bring. Amounts in wei, before fees. */
export const HoldingValueSchema = z
  .looseObject({
    editions: count,
    /** Each at the floor of its trait. */
    floor: WeiSchema,
    /** Editions of traits that have no floor: they are not counted in it. */
    withoutFloor: count,
    /** What others offer for as many as they want, the highest offers first. */
    bestOffer: WeiSchema,
    /** Editions that nobody offers anything for: they are not counted in it. */
    withoutOffer: count,
  })
  .check(z.meta({ title: 'HoldingValue' }));
export type HoldingValue = z.infer<typeof HoldingValueSchema>;

/** What a wallet's traits on one chain would bring. Avatars themselves are not counted. */
export const ChainValueSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    loose: HoldingValueSchema,
    /** By the wallet's avatars. Offers are for loose editions first. */
    worn: HoldingValueSchema,
  })
  .check(z.meta({ title: 'ChainValue' }));
export type ChainValue = z.infer<typeof ChainValueSchema>;

/** Days that the history of a wallet's value goes back. */
export const VALUE_HISTORY_DAYS = 30;

/**
 * What a wallet had at a time, each edition at the last sale of its trait until then, and by which rates.
 * Of the past nobody knows floors and offers any longer; sales are known for ever.
 */
export const ValuePointSchema = z
  .looseObject({
    at: z.iso.datetime(),
    chains: z.array(z.looseObject({ chainId: ChainIdSchema, amount: WeiSchema })),
    worth: WorthSchema,
  })
  .check(z.meta({ title: 'ValuePoint' }));
export type ValuePoint = z.infer<typeof ValuePointSchema>;

export const WalletValueSchema = z
  .looseObject({
    asOf: z.iso.datetime(),
    chains: z.array(ChainValueSchema),
    /** A point for each day, oldest first, the last one now. */
    history: z.array(ValuePointSchema),
  })
  .check(z.meta({ title: 'WalletValue' }));
export type WalletValue = z.infer<typeof WalletValueSchema>;

/** How many things a wallet should look at, each counted as where it is acted on. */
export const AttentionSchema = z
  .looseObject({
    /** Own listings for whose trait another asks less. */
    undercut: count,
    /** Own orders that can be filled and end within a day. */
    ending: count,
    /** Own orders that cannot be filled now, and are not over. */
    inactive: count,
    /** Offers and trades of others that the wallet could accept now. */
    offersReceived: count,
  })
  .check(z.meta({ title: 'Attention' }));
export type Attention = z.infer<typeof AttentionSchema>;

/** A gain, or a loss below 0, in wei. */
export const SignedWeiSchema = z
  .string()
  .check(z.regex(/^(?:0|-?[1-9]\d{0,95})$/, 'a whole number in decimal digits'));

const traded = { editions: count, amount: WeiSchema };

/**
 * What a wallet has gained or lost by trading a trait, in wei of its chain's coin, native or wrapped.
 *
 * First in, first out: the editions that came first are sold first, and those of whose coming nothing is known came
 * before all others. What was minted, got in a trade or not bought here has no price that was paid: selling
 * it is no gain, and is counted by itself. So is what is given in a trade.
 */
export const GainSchema = z
  .looseObject({
    trait: TraitRefSchema,
    chainId: ChainIdSchema,
    /** When it was last bought or sold. */
    at: z.iso.datetime(),
    /** All that was bought, fees included. */
    bought: z.looseObject(traded),
    /** All that was sold: the whole price, and what of it went to the market and to artists. */
    sold: z.looseObject({ ...traded, fees: WeiSchema }),
    /** What was bought before and sold since: what was paid, what was got after fees, and the difference. */
    closed: z.looseObject({
      editions: count,
      paid: WeiSchema,
      got: WeiSchema,
      result: SignedWeiSchema,
    }),
    /** Sold editions that have no price that was paid, and what was got for them after fees. */
    withoutPrice: z.looseObject({ editions: count, got: WeiSchema }),
  })
  .check(z.meta({ title: 'Gain' }));
export type Gain = z.infer<typeof GainSchema>;

/** All gains of a chain together. */
export const GainTotalSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    bought: WeiSchema,
    sold: WeiSchema,
    fees: WeiSchema,
    result: SignedWeiSchema,
    withoutPrice: WeiSchema,
  })
  .check(z.meta({ title: 'GainTotal' }));
export type GainTotal = z.infer<typeof GainTotalSchema>;

export const GainsQuerySchema = z.strictObject(pageQuery);
export type GainsQuery = z.input<typeof GainsQuerySchema>;

/** What was bought or sold last comes first. `totals` are of the whole list. */
export const GainPageSchema = z
  .extend(pageOf(GainSchema), { totals: z.array(GainTotalSchema) })
  .check(z.meta({ title: 'GainPage' }));
export type GainPage = z.infer<typeof GainPageSchema>;
