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
  /** The time of completion, unless withdrawn. */
  until: TimeSchema,
  withdrawnAt: z.nullable(TimeSchema),
  /** The certificate: the number of the burn, and the remaining editions. */
  gone: z.nullable(z.strictObject({ number: z.int().check(z.minimum(1)), left: CountSchema })),
});
export type BurnRow = z.infer<typeof BurnRowSchema>;

/** Returns `locked` until the first access after its time, which applies due changes. */
export const burnState = ({ withdrawnAt, gone }: BurnRow): 'locked' | 'withdrawn' | 'gone' => {
  if (gone !== null) return 'gone';
  return withdrawnAt === null ? 'locked' : 'withdrawn';
};
