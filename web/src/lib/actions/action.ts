import { MAX_BURNED, UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import { ChainIdSchema, PriceSchema, WeiSchema } from '@trait-market/contract/economy/shared';
import { LightBurnSchema } from '@trait-market/contract/economy/burns';
import { TokenApprovalSchema } from '@trait-market/contract/economy/approvals';
import {
  ConstructionSchema,
  DressBatchPlanSchema,
  DressPlanSchema,
} from '@trait-market/contract/economy/benches';
import { BundleSchema, PlanSchema } from '@trait-market/contract/economy/credits';
import { DropSchema } from '@trait-market/contract/economy/drops';
import { OwnedTraitSchema } from '@trait-market/contract/economy/wallets';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import { RerollPoolSchema } from '@trait-market/contract/economy/reroll';
import * as z from 'zod/mini';

import { ACTS_AT_ONCE_MAX } from '@/config/constants';

const traitAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), traitId: z.string() });
const avatarAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), collection: z.string(), tokenId: z.string() });
const chainAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), chainId: ChainIdSchema });

/** Some editions of one of the listings that are bought together. */
const LineSchema = z.object({ order: OrderSchema, quantity: z.int().check(z.minimum(1)) });
export type Line = z.infer<typeof LineSchema>;

/** A loose trait that is listed with others. */
const ForSaleSchema = z.object({
  trait: OwnedTraitSchema,
  quantity: z.int(),
  listedByOwner: z.int(),
  ownListing: z.optional(z.nullable(z.object({ price: PriceSchema }))),
});
export type ForSale = z.infer<typeof ForSaleSchema>;

/** An own listing, and what an edition of it shall cost. */
const RepricedSchema = z.object({ order: OrderSchema, unitPrice: WeiSchema });
export type Repriced = z.infer<typeof RepricedSchema>;

/** What a person sets out to do on the market. Each needs a signature of their wallet. */
export const ActionSchema = z.discriminatedUnion('kind', [
  /** Takes a listing, or some of its editions; a quick one begins with the review of one edition. */
  z.object({ kind: z.literal('buy'), order: OrderSchema, isQuick: z.optional(z.boolean()) }),
  /** Takes an offer or a trade of somebody else; of an offer for any trait of a kind, with which one. */
  z.object({
    kind: z.literal('accept'),
    order: OrderSchema,
    traitId: z.optional(z.string()),
  }),
  /** Takes several listings, each with a signature of its own: what one of them fails by stops no other. */
  z.object({
    kind: z.literal('buySeveral'),
    lines: z.array(LineSchema).check(z.minLength(1)),
  }),
  traitAction('list'),
  /** Lists an avatar, with all that it wears promised. */
  avatarAction('listAvatar'),
  /** Lists several loose traits, each with a signature of its own: one that isn't listed stops no other. */
  z.object({
    kind: z.literal('listSeveral'),
    items: z.array(ForSaleSchema).check(z.minLength(1), z.maxLength(ACTS_AT_ONCE_MAX)),
  }),
  /**
   * Gives own listings other prices: each is listed anew, and the old one is canceled with it. The
   * cancellation is signed first and sent last, right before the new listing: see `sendStep`.
   */
  z.object({
    kind: z.literal('reprice'),
    lines: z.array(RepricedSchema).check(z.minLength(1), z.maxLength(ACTS_AT_ONCE_MAX)),
  }),
  traitAction('offer'),
  avatarAction('offerAvatar'),
  traitAction('trade'),
  /** Offers for any trait of a collection, or of a kind of it. */
  z.object({ kind: z.literal('offerAny'), collection: z.string() }),
  /** Takes back orders of one's own, with as few signatures as can be. */
  z.object({ kind: z.literal('cancel'), orders: z.array(OrderSchema).check(z.minLength(1)) }),
  /** Takes back whatever was signed on a chain, seen or unseen. */
  chainAction('cancelAll'),
  chainAction('wrap'),
  chainAction('unwrap'),
  /** Lets Seaport move what is under a contract, or takes that back. */
  z.object({ kind: z.literal('approve'), approval: TokenApprovalSchema, isGiven: z.boolean() }),
  /** Takes off, puts on and swaps what an avatar wears, as it was planned. What it lacks is bought first. */
  z.object({ kind: z.literal('dress'), plan: DressPlanSchema, buys: z.array(OrderSchema) }),
  /** The same for several avatars: all of them, or none. Nothing is bought for it. */
  z.object({ kind: z.literal('dressBatch'), plan: DressBatchPlanSchema }),
  /** Takes a dressing back. */
  z.object({ kind: z.literal('undoDress'), construction: ConstructionSchema }),
  /** Buys a plan of credits for one period. */
  z.object({ kind: z.literal('subscribe'), plan: PlanSchema }),
  /** Buys a bundle of credits. */
  z.object({ kind: z.literal('buyCredits'), bundle: BundleSchema }),
  /** Buys sealed packs of a drop. */
  z.object({ kind: z.literal('buyPacks'), drop: DropSchema }),
  /** Opens own packs of a drop. */
  z.object({ kind: z.literal('openPacks'), drop: DropSchema }),
  /** Gives loose editions of a trait to the Light. Its name was typed before. */
  z.object({
    kind: z.literal('burn'),
    traitId: z.string(),
    chainId: ChainIdSchema,
    token: WalletAddressSchema,
    tokenId: z.string(),
    name: z.string(),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_BURNED)),
  }),
  /** Takes back what is still locked in the Light. */
  z.object({ kind: z.literal('withdrawBurn'), burn: LightBurnSchema }),
  /** Puts one loose edition, or three of a tier, in for one out of a pool. The first one joins the pool. */
  z.object({
    kind: z.literal('reroll'),
    pool: RerollPoolSchema,
    stake: z.array(OwnedTraitSchema).check(z.minLength(1), z.maxLength(UPGRADE_STAKE)),
  }),
  /** Gives loose editions to their pool. */
  z.object({ kind: z.literal('giveToPool'), trait: OwnedTraitSchema, free: z.int() }),
]);
export type Action = z.infer<typeof ActionSchema>;
