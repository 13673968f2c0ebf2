import {
  Bytes32Schema,
  ChainIdSchema,
  RefusalCodeSchema,
  Uint256Schema,
} from '@trait-market/contract/economy/shared';
import {
  DrawReceiptSchema,
  DrawRoundSchema,
  DrawTableSchema,
  SignedDrawSchema,
} from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, TimeSchema } from './rows';

export const DropRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  collection: z.string(),
  chainId: ChainIdSchema,
  /** The price of a pack in wei of the native currency. */
  price: Uint256Schema,
  opensAt: TimeSchema,
  packs: CountSchema,
  boxes: z.array(
    z.strictObject({
      name: z.string(),
      take: CountSchema,
      traits: z.array(z.strictObject({ traitId: z.string(), quantity: CountSchema })),
    }),
  ),
});
export type DropRow = z.infer<typeof DropRowSchema>;

export const PacksRowSchema = z.strictObject({
  account: AccountSchema,
  drop: z.string(),
  chainId: ChainIdSchema,
  purchases: z.array(z.strictObject({ at: TimeSchema, packs: CountSchema, paid: Uint256Schema })),
});
export type PacksRow = z.infer<typeof PacksRowSchema>;

export const DrawChainRowSchema = z.strictObject({
  anchor: Bytes32Schema,
  account: AccountSchema,
  seed: Bytes32Schema,
  length: CountSchema,
  publishedAt: TimeSchema,
});
export type DrawChainRow = z.infer<typeof DrawChainRowSchema>;

/** How draws behave. All values except `honest` are faults that clients should detect. */
export const DrawConductSchema = z.enum([
  'honest',
  'tampered-link',
  'changed-table',
  'reordered',
  'late-reveal',
  'drawn-twice',
  'second-chain',
  'old-round',
  'other-round',
  'forged-round',
  'early-reveal',
  'never-reveals',
  // Refuses although the table is current.
  'false-refusal',
  // Signs and logs no refusal, and issues the refused commitment again.
  'unsigned-refusal',
  // Signs a refusal, but doesn't log it.
  'hidden-refusal',
  // Issues the refused commitment again.
  'reused-refusal',
  'tampered-refusal',
]);
export type DrawConduct = z.infer<typeof DrawConductSchema>;

/** A draw of packs or of a re-roll: pending until it has a link and `revealedAt` has passed. */
export const DrawRowSchema = z.strictObject({
  id: Bytes32Schema,
  account: AccountSchema,
  signed: SignedDrawSchema,
  drop: z.nullable(z.string()),
  packs: CountSchema,
  /** Only for re-rolls: the pool as `collection/slot`, and the ids of the staked traits. */
  pool: z.optional(z.string()),
  stake: z.optional(z.array(z.string())),
  /** Whether stake and credits were returned because the link was overdue. */
  isReturned: z.optional(z.boolean()),
  /** The draw's receipt in the draw log; missing in snapshots from before the log. */
  logged: z.optional(z.enum(['accepted', 'resolved'])),
  sequence: CountSchema,
  anchor: Bytes32Schema,
  position: CountSchema,
  commitment: Bytes32Schema,
  table: DrawTableSchema,
  takenAt: TimeSchema,
  /** How the provider behaves in this draw; undefined means honestly. */
  conduct: z.optional(DrawConductSchema),
  /** The round's signature, and when the provider received it. */
  beacon: z.nullable(DrawRoundSchema),
  revealedAt: z.nullable(TimeSchema),
  link: z.nullable(Bytes32Schema),
  picks: z.array(
    z.strictObject({ time: CountSchema, section: CountSchema, tokenId: Uint256Schema }),
  ),
});
export type DrawRow = z.infer<typeof DrawRowSchema>;

/** A refused draw, which used the commitment of its signed message. */
export const DrawRefusalRowSchema = z.strictObject({
  account: AccountSchema,
  drop: z.nullable(z.string()),
  pool: z.nullable(z.string()),
  anchor: Bytes32Schema,
  position: CountSchema,
  code: RefusalCodeSchema,
  /** The message of the response for people. */
  message: z.string(),
  receipt: DrawReceiptSchema,
});
export type DrawRefusalRow = z.infer<typeof DrawRefusalRowSchema>;

/** A limit in wei; null means no limit. */
const LimitSchema = z.nullable(Uint256Schema);

export const SpendingLimitRowSchema = z.strictObject({
  account: AccountSchema,
  chainId: ChainIdSchema,
  limit: LimitSchema,
  raise: z.nullable(z.strictObject({ limit: LimitSchema, at: TimeSchema })),
});
export type SpendingLimitRow = z.infer<typeof SpendingLimitRowSchema>;
