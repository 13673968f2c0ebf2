import { Bytes32Schema, ChainIdSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { AvatarRowSchema, TimeSchema } from './rows';

/** An avatar's look and rank at one point in time. */
const MomentSchema = z.strictObject({
  worn: AvatarRowSchema.shape.worn,
  rarityScore: z.number(),
  rank: z.int(),
});

/** The effect of one action on one avatar. */
export const ConstructionRowSchema = z.strictObject({
  id: z.string(),
  /** The action; a batch has a row for each avatar. */
  act: Bytes32Schema,
  /** As `collection/tokenId`. */
  avatar: z.string(),
  account: AccountSchema,
  chainId: ChainIdSchema,
  at: TimeSchema,
  before: MomentSchema,
  after: MomentSchema,
  /** The earlier dressing of the same avatar into whose entry this one is merged. */
  continues: z.nullable(z.string()),
  /** The later dressing that is merged into this entry. */
  continuedBy: z.nullable(z.string()),
  undoneAt: z.nullable(TimeSchema),
});
export type ConstructionRow = z.infer<typeof ConstructionRowSchema>;
