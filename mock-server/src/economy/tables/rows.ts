import {
  Bytes32Schema,
  type ChainId,
  ChainIdSchema,
  CoinSchema,
  SignatureSchema,
  SlotSchema,
  TierSchema,
  WornRaritySchema,
  Uint256Schema,
} from '@trait-market/contract/economy/shared';
import { ActivityTypeSchema } from '@trait-market/contract/economy/activity';
import {
  type OrderComponents,
  OrderComponentsSchema,
  readOrder,
  TraitCommitmentsSchema,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { ActionKindSchema } from '@trait-market/contract/economy/wallets';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';

/** A time of the world's clock in milliseconds. */
export const TimeSchema = z.number();
export const CountSchema = z.int().check(z.minimum(0));

export const LooseRowSchema = z.strictObject({
  account: AccountSchema,
  traitId: z.string(),
  quantity: z.int().check(z.minimum(1)),
});
export type LooseRow = z.infer<typeof LooseRowSchema>;

export const ApprovalRowSchema = z.strictObject({
  account: AccountSchema,
  chainId: ChainIdSchema,
  token: WalletAddressSchema,
});
export type ApprovalRow = z.infer<typeof ApprovalRowSchema>;

export const AvatarRowSchema = z.strictObject({
  collection: z.string(),
  tokenId: z.string(),
  owner: AccountSchema,
  /** Ids of the worn traits by slot. */
  worn: z.partialRecord(SlotSchema, z.string()),
  artSeed: z.int(),
});
export type AvatarRow = z.infer<typeof AvatarRowSchema>;

/** The criteria of an offer, with the ids of the tokens that matched them at signing. */
export const OrderCriteriaSchema = z.strictObject({
  slot: z.optional(SlotSchema),
  tier: z.optional(TierSchema),
  rarity: z.optional(WornRaritySchema),
  /** Empty when every trait of the collection matches. */
  tokenIds: z.array(Uint256Schema),
});
export type OrderCriteria = z.infer<typeof OrderCriteriaSchema>;

/** Returns why an order can't be displayed, such as too high a total, or undefined when it can. */
const unreadable = (chainId: ChainId, components: OrderComponents): string | undefined => {
  try {
    readOrder(chainId, components);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableOrder) return error.message;
    throw error;
  }
};

export const OrderRowSchema = z
  .strictObject({
    hash: Bytes32Schema,
    chainId: ChainIdSchema,
    components: OrderComponentsSchema,
    commitments: TraitCommitmentsSchema,
    criteria: z.optional(OrderCriteriaSchema),
    signature: SignatureSchema,
    createdAt: TimeSchema,
    filled: CountSchema,
    filledAt: z.nullable(TimeSchema),
    cancelledAt: z.nullable(TimeSchema),
    /** When the order became inactive (unfillable, but neither filled, canceled nor expired). */
    dormantSince: z.nullable(TimeSchema),
    revivedAt: z.nullable(TimeSchema),
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const message = unreadable(value.chainId, value.components);
    if (message === undefined) return;
    issues.push({ code: 'custom', input: value, path: ['components'], message });
  });
export type OrderRow = z.infer<typeof OrderRowSchema>;

/**
 * Editions of a trait, an avatar (`collection/tokenId`), the criteria of an offer (`any`), or any
 * avatars of a collection.
 */
export const GoodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trait'), traitId: z.string(), quantity: z.int() }),
  z.strictObject({ kind: z.literal('avatar'), avatar: z.string() }),
  z.strictObject({
    kind: z.literal('any'),
    collection: z.string(),
    slot: z.nullable(SlotSchema),
    tier: z.nullable(TierSchema),
    // Stored worlds that are older than offers by rarity don't have it.
    rarity: z.optional(z.nullable(WornRaritySchema)),
    root: Uint256Schema,
    traits: CountSchema,
    quantity: z.int(),
  }),
  z.strictObject({ kind: z.literal('anyAvatar'), collection: z.string(), quantity: z.int() }),
]);
export type Good = z.infer<typeof GoodSchema>;
export type AnyGood = Extract<Good, { kind: 'any' }>;
export type AnyAvatarGood = Extract<Good, { kind: 'anyAvatar' }>;
export type NamedGood = Exclude<Good, AnyGood | AnyAvatarGood>;

/** `price` is the total for all goods, in wei. */
export const ActivityRowSchema = z.strictObject({
  id: z.int(),
  type: ActivityTypeSchema,
  at: TimeSchema,
  chainId: ChainIdSchema,
  from: AccountSchema,
  to: z.nullable(AccountSchema),
  goods: z.array(GoodSchema),
  inReturn: z.array(GoodSchema),
  price: z.nullable(z.strictObject({ coin: CoinSchema, amount: Uint256Schema })),
  orderHash: z.nullable(Bytes32Schema),
  /** The transaction that settled it; absent in the seed, whose times identify transactions. */
  transaction: z.optional(Bytes32Schema),
});
export type ActivityRow = z.infer<typeof ActivityRowSchema>;

/** An executed action. A new order has none, because its order row serves as the record. */
export const ActionRowSchema = z.strictObject({
  account: AccountSchema,
  /** The EIP-712 digest that was signed. */
  hash: Bytes32Schema,
  kind: ActionKindSchema,
  chainId: ChainIdSchema,
  /** Null when another mechanism prevents replays: canceled orders, or an order counter. */
  nonce: z.nullable(Uint256Schema),
  at: TimeSchema,
  orderHashes: z.array(Bytes32Schema),
  drops: z.optional(z.array(z.string())),
  activity: z.nullable(z.int()),
});
export type ActionRow = z.infer<typeof ActionRowSchema>;
