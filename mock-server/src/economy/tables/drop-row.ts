import { Bytes32Schema, ChainIdSchema, Uint256Schema } from '@trait-market/contract/economy/shared';
import { DrawTableSchema, SignedDrawSchema } from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, TimeSchema } from './rows';

export const DropRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  collection: z.string(),
  chainId: ChainIdSchema,
  /** In wei of the native coin. */
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

/** A draw is pending until it has a link, and effective from `revealedAt`. */
export const DrawRowSchema = z.strictObject({
  id: Bytes32Schema,
  account: AccountSchema,
  signed: SignedDrawSchema,
  drop: z.nullable(z.string()),
  packs: CountSchema,
  /** For re-rolls: the pool as `collection/slot`, and the staked traits. */
  pool: z.optional(z.string()),
  stake: z.optional(z.array(z.string())),
  /** For re-rolls with a missing link: the stake and the credits were returned. */
  isReturned: z.optional(z.boolean()),
  sequence: CountSchema,
  anchor: Bytes32Schema,
  position: CountSchema,
  commitment: Bytes32Schema,
  table: DrawTableSchema,
  takenAt: TimeSchema,
  revealedAt: z.nullable(TimeSchema),
  link: z.nullable(Bytes32Schema),
  picks: z.array(
    z.strictObject({ time: CountSchema, section: CountSchema, tokenId: Uint256Schema }),
  ),
});
export type DrawRow = z.infer<typeof DrawRowSchema>;

/** In wei; null means no limit. */
const LimitSchema = z.nullable(Uint256Schema);

export const SpendingLimitRowSchema = z.strictObject({
  account: AccountSchema,
  chainId: ChainIdSchema,
  limit: LimitSchema,
  raise: z.nullable(z.strictObject({ limit: LimitSchema, at: TimeSchema })),
});
export type SpendingLimitRow = z.infer<typeof SpendingLimitRowSchema>;

/** All except the first are faults to detect: five ways to cheat, and withheld links. */
export const DrawConductSchema = z.enum([
  'honest',
  'tampered-link',
  'changed-table',
  'reordered',
  'late-reveal',
  'drawn-twice',
  'never-reveals',
]);
export type DrawConduct = z.infer<typeof DrawConductSchema>;
