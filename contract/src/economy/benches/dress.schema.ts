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
import { RaritySchema, SLOTS, SlotSchema } from '../shared/slots';
import { settledFields } from '../shared/transaction';

/** The price in credits of each slot that changes. */
export const CREDITS_PER_SLOT = 5;
/** The price of a batch in credits, regardless of the number of changes. */
export const CREDITS_PER_BATCH = 15;
/** The undo period in hours. */
export const UNDO_HOURS = 24;
/** Slots that must contain a trait. */
export const SLOTS_NEEDED = [
  'background',
  'body',
] as const satisfies readonly (typeof SLOTS)[number][];

const changeOf = <Schema extends z.core.$ZodType>(figure: Schema) =>
  z.looseObject({ before: figure, after: figure });

/** The change of one slot: the trait taken off and the trait put on. */
export const SlotChangeSchema = z
  .looseObject({
    slot: SlotSchema,
    takenOff: z.nullable(WornTraitSchema),
    putOn: z.nullable(WornTraitSchema),
  })
  .register(z.globalRegistry, { title: 'SlotChange' });
export type SlotChange = z.infer<typeof SlotChangeSchema>;

/** The ids of all traits of the new look. Worn traits that it omits are taken off. */
const WearSchema = z.array(SegmentSchema).check(z.maxLength(SLOTS.length));

export const PlanDressRequestSchema = z
  .strictObject({ wear: WearSchema })
  .register(z.globalRegistry, { title: 'PlanDressRequest' });
export type PlanDressRequest = z.infer<typeof PlanDressRequestSchema>;

const PricedTraitSchema = z.looseObject({
  trait: TraitRefSchema,
  floor: z.nullable(PriceSchema),
});

const planFields = {
  avatar: AvatarRefSchema,
  chainId: ChainIdSchema,
  token: tokenFields.token,
  /** The current look, in drawing order. */
  worn: z.array(WornTraitSchema),
  wornBefore: Bytes32Schema,
  wornAfter: WornTokensSchema,
  changes: z.array(SlotChangeSchema),
  imageUrl: z.string(),
  /** The rarity of the rarest worn trait; `unworn` for an avatar that wears nothing. */
  rarity: changeOf(RaritySchema),
  rarityScore: changeOf(z.number()),
  /** Ranks among the collection's `of` avatars. */
  rank: z.looseObject({ before: z.int(), after: z.int(), of: z.int() }),
  // Other users' orders that would become unfillable, because they commit to traits of the current
  // look.
  putsToSleep: z.array(OrderSchema),
};

const costFields = {
  credits: z.int(),
  balance: CreditAmountsSchema,
  // The caller's orders that would become fillable, because the traits that they sell are taken
  // off.
  wakes: z.array(OrderSchema),
  // The caller's orders that would become unfillable, because the traits that they sell are put on.
  leavesUnfillable: z.array(OrderSchema),
};

/** A preview of every effect of a dressing, shown before the user signs it. */
export const DressPlanSchema = z
  .looseObject({
    ...planFields,
    ...costFields,
    comesLoose: z.array(PricedTraitSchema),
    missing: z.array(PricedTraitSchema),
  })
  .register(z.globalRegistry, { title: 'DressPlan' });
export type DressPlan = z.infer<typeof DressPlanSchema>;

/** The planned looks of a collection's avatars. Each avatar occurs once and must change. */
export const PlanBatchRequestSchema = z
  .strictObject({
    collection: SegmentSchema,
    looks: z
      .array(z.strictObject({ tokenId: TokenIdSchema, wear: WearSchema }))
      .check(z.minLength(1), z.maxLength(MAX_DRESSED)),
  })
  .register(z.globalRegistry, { title: 'PlanBatchRequest' });
export type PlanBatchRequest = z.infer<typeof PlanBatchRequestSchema>;

const BatchedDressingSchema = z
  .looseObject(planFields)
  .register(z.globalRegistry, { title: 'BatchedDressing' });
export type BatchedDressing = z.infer<typeof BatchedDressingSchema>;

/** A preview of a batch. Traits can move between the avatars of a batch. */
export const DressBatchPlanSchema = z
  .looseObject({
    dressings: z.array(BatchedDressingSchema),
    ...costFields,
    /** Traits of which the wallet has too few editions, with the number of missing editions. */
    missing: z.array(z.extend(PricedTraitSchema, { quantity: z.int().check(z.minimum(1)) })),
  })
  .register(z.globalRegistry, { title: 'DressBatchPlan' });
export type DressBatchPlan = z.infer<typeof DressBatchPlanSchema>;

export const DressRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('one'), ...signed(dressAction.schema) }),
    z.strictObject({ kind: z.literal('batch'), ...signed(dressBatchAction.schema) }),
  ])
  .register(z.globalRegistry, { title: 'DressRequest' });
export type DressRequest = z.infer<typeof DressRequestSchema>;

/** The result of a dressing or of an undo. */
export const DressedSchema = z
  .looseObject({
    hash: Bytes32Schema,
    avatars: z.array(AvatarSchema),
    constructions: z.array(z.string()),
    /** The credits spent or, for an undo, the credits refunded. */
    credits: CreditAmountsSchema,
    balance: CreditAmountsSchema,
    /** The end of the undo period; null after an undo. */
    undoUntil: z.nullable(z.iso.datetime()),
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'Dressed' });
export type Dressed = z.infer<typeof DressedSchema>;
