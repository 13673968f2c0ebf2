import { Bytes32Schema, ChainIdSchema, Uint256Schema } from '@trait-market/contract/economy/shared';
import { DrawTableSchema, SignedDrawSchema } from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, TimeSchema } from './rows';

/** A drop as it was declared: none of it changes any more. */
export const DropRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  collection: z.string(),
  chainId: ChainIdSchema,
  /** Of one pack, in wei of the native coin. */
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

/** What a wallet has bought of a drop. */
export const PacksRowSchema = z.strictObject({
  account: AccountSchema,
  drop: z.string(),
  chainId: ChainIdSchema,
  purchases: z.array(z.strictObject({ at: TimeSchema, packs: CountSchema, paid: Uint256Schema })),
});
export type PacksRow = z.infer<typeof PacksRowSchema>;

/** A chain of commitments to one wallet, with the secret that all of its links come from. */
export const DrawChainRowSchema = z.strictObject({
  anchor: Bytes32Schema,
  account: AccountSchema,
  seed: Bytes32Schema,
  length: CountSchema,
  publishedAt: TimeSchema,
});
export type DrawChainRow = z.infer<typeof DrawChainRowSchema>;

/** A signed draw, and what came of it. It is drawn from `revealedAt` on; without a link it waits. */
export const DrawRowSchema = z.strictObject({
  id: Bytes32Schema,
  account: AccountSchema,
  signed: SignedDrawSchema,
  /** Of a pack: its drop, and how many are opened. */
  drop: z.nullable(z.string()),
  packs: CountSchema,
  /** Of a re-roll: its pool as `collection/slot`, and the traits that were put in. */
  pool: z.optional(z.string()),
  stake: z.optional(z.array(z.string())),
  /** Of a re-roll that was never revealed: that the stake and the credits went back. */
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

/** What a wallet lets itself spend, in wei; null: as much as it likes. */
const LimitSchema = z.nullable(Uint256Schema);

/** A wallet's own limit on one chain. */
export const SpendingLimitRowSchema = z.strictObject({
  account: AccountSchema,
  chainId: ChainIdSchema,
  limit: LimitSchema,
  raise: z.nullable(z.strictObject({ limit: LimitSchema, at: TimeSchema })),
});
export type SpendingLimitRow = z.infer<typeof SpendingLimitRowSchema>;

/**
 * How this provider draws. All but the first are for whoever has to find them out: five ways to cheat, and a
 * link that never comes.
 */
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
