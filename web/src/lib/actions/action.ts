import {
  MAX_ACCEPTED_OFFERS,
  MAX_BURNED,
  MAX_CART_LINES,
  MAX_PACK_LINES,
  MAX_PACKS_BOUGHT,
  UPGRADE_STAKE,
} from '@trait-market/contract/economy/actions';
import {
  AvatarRefSchema,
  ChainIdSchema,
  PriceSchema,
  WeiSchema,
} from '@trait-market/contract/economy/shared';
import { LightBurnSchema } from '@trait-market/contract/economy/burns';
import { TokenApprovalSchema } from '@trait-market/contract/economy/approvals';
import { AvatarSchema } from '@trait-market/contract/economy/avatars';
import {
  ConstructionSchema,
  DressBatchPlanSchema,
  DressPlanSchema,
} from '@trait-market/contract/economy/benches';
import { BundleSchema, PlanSchema } from '@trait-market/contract/economy/credits';
import { DropSchema } from '@trait-market/contract/economy/drops';
import { OrderMarketSchema, OwnedTraitSchema } from '@trait-market/contract/economy/wallets';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import { TraitCardSchema } from '@trait-market/contract/economy/traits';
import { RerollPoolSchema } from '@trait-market/contract/economy/reroll';
import * as z from 'zod/mini';

import { BATCH_ACTIONS_MAX } from '@/config/constants';

const traitAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), traitId: z.string() });
const avatarAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), collection: z.string(), tokenId: z.string() });
const chainAction = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), chainId: ChainIdSchema });

const listed = {
  /** The price in wei with which the form starts. */
  unitPrice: z.optional(WeiSchema),
  /** The offer that the listing answers. */
  counters: z.optional(OrderSchema),
};

const traded = {
  /** The trade that this one answers with both sides swapped. */
  counters: z.optional(OrderSchema),
  /** The own open trade that this one replaces, in the same order of steps as `reprice`. */
  replaces: z.optional(OrderSchema),
};

/** An order with the prices that it was shown with, if they are known. */
const WithMarketSchema = z.extend(OrderSchema, { market: z.optional(OrderMarketSchema) });

const LineSchema = z.object({ order: OrderSchema, quantity: z.int().check(z.minimum(1)) });
export type Line = z.infer<typeof LineSchema>;

const PackLineSchema = z.object({
  drop: DropSchema,
  packs: z.int().check(z.minimum(1), z.maximum(MAX_PACKS_BOUGHT)),
});
export type PackLine = z.infer<typeof PackLineSchema>;

/** An offer to accept. `trait` or `avatar`: what to give for an offer for any of several. */
const AcceptedLineSchema = z.object({
  order: WithMarketSchema,
  trait: z.optional(OwnedTraitSchema),
  avatar: z.optional(AvatarRefSchema),
});
export type AcceptedLine = z.infer<typeof AcceptedLineSchema>;

const worth = z.optional(
  z.object({ floor: z.nullable(PriceSchema), bestOffer: z.nullable(PriceSchema) }),
);
const TraitForSaleSchema = z.object({
  trait: OwnedTraitSchema,
  quantity: z.int(),
  listedByOwner: z.int(),
  ownListing: z.optional(z.nullable(z.object({ price: PriceSchema }))),
  worth,
});
export type TraitForSale = z.infer<typeof TraitForSaleSchema>;

/** An avatar with what it wears, which its listing promises. */
const AvatarForSaleSchema = z.object({
  avatar: AvatarSchema,
  price: z.optional(z.nullable(PriceSchema)),
  worth,
});
const ForSaleSchema = z.union([TraitForSaleSchema, AvatarForSaleSchema]);
export type ForSale = z.infer<typeof ForSaleSchema>;

const WantedSchema = z.object({
  trait: TraitCardSchema,
  bestOffer: z.optional(z.nullable(PriceSchema)),
  /** The prices that are of the user's own orders. */
  own: z.optional(z.array(z.enum(['floor', 'bestOffer']))),
});
export type Wanted = z.infer<typeof WantedSchema>;

/** Without a new price, the form asks for one. */
const RepricedSchema = z.object({
  order: WithMarketSchema,
  unitPrice: z.optional(WeiSchema),
});
export type Repriced = z.infer<typeof RepricedSchema>;

export const ActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buy'), order: OrderSchema }),
  /** Accepts an offer or a trade. `traitId` or `avatarId` is what to give for any of several. */
  z.object({
    kind: z.literal('accept'),
    order: OrderSchema,
    traitId: z.optional(z.string()),
    avatarId: z.optional(z.string()),
  }),
  /** Accepts one unit of each offer, by one signature for each chain. */
  z.object({
    kind: z.literal('acceptSeveral'),
    lines: z.array(AcceptedLineSchema).check(z.minLength(1), z.maxLength(MAX_ACCEPTED_OFFERS)),
    /** Whether nothing is sold on a chain when one of its offers isn't available. */
    allRequired: z.boolean(),
  }),
  /** Buys the available listings of each chain by one signature. */
  z.object({
    kind: z.literal('buySeveral'),
    lines: z.array(LineSchema).check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
  }),
  z.extend(traitAction('list'), listed),
  z.extend(avatarAction('listAvatar'), listed),
  /** Makes listings with one signature for each network. The failure of one doesn't stop the others. */
  z.object({
    kind: z.literal('listSeveral'),
    items: z.array(ForSaleSchema).check(z.minLength(1), z.maxLength(BATCH_ACTIONS_MAX)),
  }),
  /** Reprices listings. Each cancellation is signed first and sent last (see `sendStep`). */
  z.object({
    kind: z.literal('reprice'),
    lines: z.array(RepricedSchema).check(z.minLength(1), z.maxLength(BATCH_ACTIONS_MAX)),
  }),
  traitAction('offer'),
  /** Makes offers with one signature for each network. The failure of one doesn't stop the others. */
  z.object({
    kind: z.literal('offerSeveral'),
    items: z.array(WantedSchema).check(z.minLength(1), z.maxLength(BATCH_ACTIONS_MAX)),
  }),
  avatarAction('offerAvatar'),
  /** Replaces an own offer by one at another price, in the same order of steps as `reprice`. */
  z.object({
    kind: z.literal('raise'),
    order: OrderSchema,
    /** Whether the new price may be lower, too. */
    isLowerAllowed: z.optional(z.boolean()),
    /** The price with which the form starts. */
    unitPrice: z.optional(WeiSchema),
  }),
  z.extend(traitAction('trade'), traded),
  z.extend(avatarAction('tradeAvatar'), traded),
  z.object({ kind: z.literal('offerAny'), collection: z.string() }),
  z.object({ kind: z.literal('offerAnyAvatar'), collection: z.string() }),
  z.object({ kind: z.literal('cancel'), orders: z.array(OrderSchema).check(z.minLength(1)) }),
  /** Cancels all orders that the user has signed on a chain, including unpublished ones. */
  z.extend(chainAction('cancelAll'), {
    /** The number of known open orders on the chain. */
    openOrders: z.optional(z.int().check(z.minimum(1))),
  }),
  chainAction('wrap'),
  chainAction('unwrap'),
  z.object({ kind: z.literal('approve'), approval: TokenApprovalSchema, isGiven: z.boolean() }),
  z.object({ kind: z.literal('dress'), plan: DressPlanSchema, buys: z.array(OrderSchema) }),
  z.object({ kind: z.literal('dressBatch'), plan: DressBatchPlanSchema }),
  z.object({ kind: z.literal('undoDress'), construction: ConstructionSchema }),
  z.object({ kind: z.literal('subscribe'), plan: PlanSchema }),
  z.object({ kind: z.literal('buyCredits'), bundle: BundleSchema }),
  z.object({ kind: z.literal('buyPacks'), drop: DropSchema }),
  /** Buys the available packs of each chain by one signature. */
  z.object({
    kind: z.literal('buySeveralPacks'),
    lines: z.array(PackLineSchema).check(z.minLength(1), z.maxLength(MAX_PACK_LINES)),
  }),
  /** Opens packs: as many as `packs` says, or all that the user may open now. */
  z.object({
    kind: z.literal('openPacks'),
    drop: DropSchema,
    packs: z.optional(z.int().check(z.minimum(1))),
  }),
  z.object({
    kind: z.literal('burn'),
    traitId: z.string(),
    chainId: ChainIdSchema,
    token: WalletAddressSchema,
    tokenId: z.string(),
    name: z.string(),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_BURNED)),
  }),
  z.object({ kind: z.literal('withdrawBurn'), burn: LightBurnSchema }),
  /** Stakes one edition, or three of a tier. The first staked edition joins the pool. */
  z.object({
    kind: z.literal('reroll'),
    pool: RerollPoolSchema,
    stake: z.array(OwnedTraitSchema).check(z.minLength(1), z.maxLength(UPGRADE_STAKE)),
  }),
  /** Sends loose editions to another wallet. `listed` counts those in own listings. */
  z.object({
    kind: z.literal('gift'),
    trait: OwnedTraitSchema,
    loose: z.int(),
    listed: z.int(),
  }),
  /** Sends an avatar with all that it wears to another wallet. */
  avatarAction('giftAvatar'),
  /** Sends traits and avatars to another wallet, with one signature for each network. */
  z.object({
    kind: z.literal('giftSeveral'),
    items: z.array(ForSaleSchema).check(z.minLength(1), z.maxLength(BATCH_ACTIONS_MAX)),
  }),
  z.object({ kind: z.literal('giveToPool'), trait: OwnedTraitSchema, free: z.int() }),
]);
export type Action = z.infer<typeof ActionSchema>;
