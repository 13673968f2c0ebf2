import { Bytes32Schema, ChainIdSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { AvatarRowSchema, TimeSchema } from './rows';

/** How an avatar looked and stood at a time. */
const MomentSchema = z.strictObject({
  worn: AvatarRowSchema.shape.worn,
  rarityScore: z.number(),
  rank: z.int(),
});

/** What one signed action did to one avatar. */
export const ConstructionRowSchema = z.strictObject({
  id: z.string(),
  /** The action: of a batch there is a row for each avatar. */
  act: Bytes32Schema,
  /** As `collection/tokenId`. */
  avatar: z.string(),
  account: AccountSchema,
  chainId: ChainIdSchema,
  at: TimeSchema,
  before: MomentSchema,
  after: MomentSchema,
  /** The dressing of the same avatar, minutes before, whose entry in the feed this one is part of. */
  continues: z.nullable(z.string()),
  /** The one that is part of this one's entry. */
  continuedBy: z.nullable(z.string()),
  undoneAt: z.nullable(TimeSchema),
});
export type ConstructionRow = z.infer<typeof ConstructionRowSchema>;
