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
  /** The action's hash, which all avatars of a batch share. */
  act: Bytes32Schema,
  /** The avatar as `collection/tokenId`. */
  avatar: z.string(),
  account: AccountSchema,
  chainId: ChainIdSchema,
  at: TimeSchema,
  before: MomentSchema,
  after: MomentSchema,
  /** The id of the earlier dressing with which the feed merges this one. */
  continues: z.nullable(z.string()),
  /** The id of the later dressing that the feed merges with this one. */
  continuedBy: z.nullable(z.string()),
  undoneAt: z.nullable(TimeSchema),
});
export type ConstructionRow = z.infer<typeof ConstructionRowSchema>;
