import { Bytes32Schema, ChainIdSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, TimeSchema } from './rows';

export const BurnRowSchema = z.strictObject({
  id: Bytes32Schema,
  account: AccountSchema,
  chainId: ChainIdSchema,
  traitId: z.string(),
  quantity: z.int().check(z.minimum(1)),
  lockedAt: TimeSchema,
  /** When the burn becomes final, unless it is withdrawn. */
  until: TimeSchema,
  withdrawnAt: z.nullable(TimeSchema),
  /**
   * The certificate: the burn's number and the remaining editions. Null until the burn is final.
   */
  gone: z.nullable(z.strictObject({ number: z.int().check(z.minimum(1)), left: CountSchema })),
});
export type BurnRow = z.infer<typeof BurnRowSchema>;

/** Returns `locked` for a due burn, too, until the next access finalizes it. */
export const burnState = ({ withdrawnAt, gone }: BurnRow): 'locked' | 'withdrawn' | 'gone' => {
  if (gone !== null) return 'gone';
  return withdrawnAt === null ? 'locked' : 'withdrawn';
};
