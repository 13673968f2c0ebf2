import * as z from 'zod/mini';

import { MAX_DRESSED, dressAction, dressBatchAction } from '../actions/dress';
import { WornTokensSchema } from '../actions/worn-tokens';
import { AvatarSchema, WornTraitSchema } from '../avatars/avatars.schema';
import { OrderSchema } from '../orders/orders.schema';
import { ChainIdSchema } from '../shared/chains';
import { CreditAmountsSchema } from '../shared/credit-amounts';
import { Bytes32Schema } from '../shared/hex';
import { AvatarRefSchema, tokenFields, TraitRefSchema } from '../shared/items';
import { SegmentSchema, TokenIdSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { signed } from '../shared/signed';
import { SLOTS, SlotSchema } from '../shared/slots';

/** What each slot that changes costs, in credits. */
export const CREDITS_PER_SLOT = 5;
/** What a batch costs, in credits, whatever it changes. */
export const CREDITS_PER_BATCH = 15;
/** How long a dressing can be taken back, in hours. */
export const UNDO_HOURS = 24;
/** The slots that an avatar never has empty. */
export const SLOTS_NEEDED = [
  'background',
  'body',
] as const satisfies readonly (typeof SLOTS)[number][];

/** A figure as it is, and as it would be or became. */
const changeOf = <Schema extends z.core.$ZodType>(figure: Schema) =>
  z.looseObject({ before: figure, after: figure });

/** One slot of an avatar: what is taken off it, and what is put on. */
export const SlotChangeSchema = z
  .looseObject({
    slot: SlotSchema,
    takenOff: z.nullable(WornTraitSchema),
    putOn: z.nullable(WornTraitSchema),
  })
  .check(z.meta({ title: 'SlotChange' }));
export type SlotChange = z.infer<typeof SlotChangeSchema>;

/** A whole look by the traits' ids: what is not named is taken off. */
const WearSchema = z.array(SegmentSchema).check(z.maxLength(SLOTS.length));

export const PlanDressRequestSchema = z
  .strictObject({ wear: WearSchema })
  .check(z.meta({ title: 'PlanDressRequest' }));
export type PlanDressRequest = z.infer<typeof PlanDressRequestSchema>;

/** A trait, and what it is listed for at least now. */
const PricedTraitSchema = z.looseObject({
  trait: TraitRefSchema,
  floor: z.nullable(PriceSchema),
});

/** What becomes of one avatar, alone or with others. */
const planFields = {
  avatar: AvatarRefSchema,
  chainId: ChainIdSchema,
  token: tokenFields.token,
  /** What it wears now, in drawing order. */
  worn: z.array(WornTraitSchema),
  /** What a Dress has to say: the look as it is, by its hash, and the look that is planned. */
  wornBefore: Bytes32Schema,
  wornAfter: WornTokensSchema,
  changes: z.array(SlotChangeSchema),
  /** The picture as it would be. */
  imageUrl: z.string(),
  rarityScore: changeOf(z.number()),
  /** Places among the avatars of the collection, of which there are `of`. */
  rank: z.looseObject({ before: z.int(), after: z.int(), of: z.int() }),
  /** Orders of others that promise to buy what the avatar wears now: nobody could fill them. */
  putsToSleep: z.array(OrderSchema),
};

/** What a dressing costs, and what it does to the rest of the wallet. */
const costFields = {
  /** What it costs, and what the caller has. */
  credits: z.int(),
  balance: CreditAmountsSchema,
  /** The owner's own orders that could be filled again, because what they give comes loose. */
  wakes: z.array(OrderSchema),
  /** The owner's own orders that could no longer be filled, because what they give is put on. */
  leavesUnfillable: z.array(OrderSchema),
};

/** All that a dressing would do, before anything is signed. */
export const DressPlanSchema = z
  .looseObject({
    ...planFields,
    ...costFields,
    /** What comes off, and what it is worth loose. */
    comesLoose: z.array(PricedTraitSchema),
    /** What would be put on and is not in the wallet: to be bought first. */
    missing: z.array(PricedTraitSchema),
  })
  .check(z.meta({ title: 'DressPlan' }));
export type DressPlan = z.infer<typeof DressPlanSchema>;

/** Whole looks of several avatars of a collection: each avatar once, and each of them changes. */
export const PlanBatchRequestSchema = z
  .strictObject({
    collection: SegmentSchema,
    looks: z
      .array(z.strictObject({ tokenId: TokenIdSchema, wear: WearSchema }))
      .check(z.minLength(1), z.maxLength(MAX_DRESSED)),
  })
  .check(z.meta({ title: 'PlanBatchRequest' }));
export type PlanBatchRequest = z.infer<typeof PlanBatchRequestSchema>;

/** What becomes of one avatar of a batch, once all of them are dressed. */
const BatchedDressingSchema = z.looseObject(planFields).check(z.meta({ title: 'BatchedDressing' }));
export type BatchedDressing = z.infer<typeof BatchedDressingSchema>;

/**
 * All that a batch would do, before anything is signed. What comes off one avatar can be put on another,
 * so what is missing and what becomes of the owner's own orders is told of all of them together.
 */
export const DressBatchPlanSchema = z
  .looseObject({
    /** In the order in which they were asked for. */
    dressings: z.array(BatchedDressingSchema),
    ...costFields,
    /** Of what more editions would be put on than the wallet has, and how many of it it lacks. */
    missing: z.array(z.extend(PricedTraitSchema, { quantity: z.int().check(z.minimum(1)) })),
  })
  .check(z.meta({ title: 'DressBatchPlan' }));
export type DressBatchPlan = z.infer<typeof DressBatchPlanSchema>;

/** A signed Dress of one avatar, or a signed DressBatch of several. */
export const DressRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('one'), ...signed(dressAction.schema) }),
    z.strictObject({ kind: z.literal('batch'), ...signed(dressBatchAction.schema) }),
  ])
  .check(z.meta({ title: 'DressRequest' }));
export type DressRequest = z.infer<typeof DressRequestSchema>;

/** What came of a dressing, or of taking one back. */
export const DressedSchema = z
  .looseObject({
    /** The action, by which it can be taken back. */
    hash: Bytes32Schema,
    avatars: z.array(AvatarSchema),
    /** Entries of the construction feed. */
    constructions: z.array(z.string()),
    /** Spent; of one that was taken back, given back. */
    credits: CreditAmountsSchema,
    balance: CreditAmountsSchema,
    /** Until when it can be taken back; null when it was. */
    undoUntil: z.nullable(z.iso.datetime()),
  })
  .check(z.meta({ title: 'Dressed' }));
export type Dressed = z.infer<typeof DressedSchema>;
