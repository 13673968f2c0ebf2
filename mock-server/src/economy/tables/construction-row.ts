import { Bytes32Schema, ChainIdSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { AvatarRowSchema, TimeSchema } from './rows';

const MomentSchema = z.strictObject({
  worn: AvatarRowSchema.shape.worn,
  rarityScore: z.number(),
  rank: z.int(),
});

export const ConstructionRowSchema = z.strictObject({
  id: z.string(),
  /** Identifies the action; a batch has a row for each avatar. */
  act: Bytes32Schema,
  /** As `collection/tokenId`. */
  avatar: z.string(),
  account: AccountSchema,
  chainId: ChainIdSchema,
  at: TimeSchema,
  before: MomentSchema,
  after: MomentSchema,
  /** The earlier dressing into whose entry of the feed this one is merged. */
  continues: z.nullable(z.string()),
  /** The later dressing that is merged into this entry. */
  continuedBy: z.nullable(z.string()),
  undoneAt: z.nullable(TimeSchema),
});
export type ConstructionRow = z.infer<typeof ConstructionRowSchema>;
