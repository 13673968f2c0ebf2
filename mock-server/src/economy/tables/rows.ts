import {
  Bytes32Schema,
  type ChainId,
  ChainIdSchema,
  CoinSchema,
  SignatureSchema,
  SlotSchema,
  TierSchema,
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

/** Times are milliseconds of the world's clock. */
export const TimeSchema = z.number();
export const CountSchema = z.int().check(z.minimum(0));

/** Loose editions of a trait in a wallet. */
export const LooseRowSchema = z.strictObject({
  account: AccountSchema,
  traitId: z.string(),
  quantity: z.int().check(z.minimum(1)),
});
export type LooseRow = z.infer<typeof LooseRowSchema>;

/** A contract under which Seaport may move whatever an account has. */
export const ApprovalRowSchema = z.strictObject({
  account: AccountSchema,
  chainId: ChainIdSchema,
  token: WalletAddressSchema,
});
export type ApprovalRow = z.infer<typeof ApprovalRowSchema>;

/** An avatar: whose it is, and what it wears. */
export const AvatarRowSchema = z.strictObject({
  collection: z.string(),
  tokenId: z.string(),
  owner: AccountSchema,
  /** The trait's id by the slot that it is in. */
  worn: z.partialRecord(SlotSchema, z.string()),
  /** Decides the small imperfections of its picture. */
  artSeed: z.int(),
});
export type AvatarRow = z.infer<typeof AvatarRowSchema>;

/** Which traits an offer for any of a kind means: its words, and the token ids when it was signed. */
export const OrderCriteriaSchema = z.strictObject({
  slot: z.optional(SlotSchema),
  tier: z.optional(TierSchema),
  /** None where any trait of the collection will do. */
  tokenIds: z.array(Uint256Schema),
});
export type OrderCriteria = z.infer<typeof OrderCriteriaSchema>;

/** What an order says that no screen could show, such as a total beyond what an order may cost. */
const unreadable = (chainId: ChainId, components: OrderComponents): string | undefined => {
  try {
    readOrder(chainId, components);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableOrder) return error.message;
    throw error;
  }
};

/** An order as it was signed, and what became of it. */
export const OrderRowSchema = z
  .strictObject({
    hash: Bytes32Schema,
    chainId: ChainIdSchema,
    components: OrderComponentsSchema,
    commitments: TraitCommitmentsSchema,
    criteria: z.optional(OrderCriteriaSchema),
    signature: SignatureSchema,
    createdAt: TimeSchema,
    /** Units. */
    filled: CountSchema,
    filledAt: z.nullable(TimeSchema),
    cancelledAt: z.nullable(TimeSchema),
    /** Since when it has not been fillable, though it is not over. */
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
 * What changes hands: editions of a trait by its id, or an avatar as `collection/tokenId`. An offer may
 * ask for any trait of a kind instead.
 */
export const GoodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trait'), traitId: z.string(), quantity: z.int() }),
  z.strictObject({ kind: z.literal('avatar'), avatar: z.string() }),
  z.strictObject({
    kind: z.literal('any'),
    collection: z.string(),
    slot: z.nullable(SlotSchema),
    tier: z.nullable(TierSchema),
    root: Uint256Schema,
    /** How many traits fit. */
    traits: CountSchema,
    quantity: z.int(),
  }),
]);
export type Good = z.infer<typeof GoodSchema>;
/** Any trait of a kind: what an offer asks for. */
export type AnyGood = Extract<Good, { kind: 'any' }>;
/** What can be held and given. */
export type NamedGood = Exclude<Good, AnyGood>;

/** Something that happened. `price` is of all goods together, in wei. */
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
});
export type ActivityRow = z.infer<typeof ActivityRowSchema>;

/** A signed action that has gone through; an order that was made is an order row instead. */
export const ActionRowSchema = z.strictObject({
  account: AccountSchema,
  /** The EIP-712 digest that was signed. */
  hash: Bytes32Schema,
  kind: ActionKindSchema,
  chainId: ChainIdSchema,
  /** Null where something else makes it count once: a cancellation's orders, a counter. */
  nonce: z.nullable(Uint256Schema),
  at: TimeSchema,
  /** The orders that it filled or cancelled. */
  orderHashes: z.array(Bytes32Schema),
  /** What the activity says of it, the last where there are several. */
  activity: z.nullable(z.int()),
});
export type ActionRow = z.infer<typeof ActionRowSchema>;
