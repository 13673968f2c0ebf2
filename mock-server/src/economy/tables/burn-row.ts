import { Bytes32Schema, ChainIdSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { CountSchema, TimeSchema } from './rows';

/** Editions of a trait that a wallet has given up, by the hash that it signed. */
export const BurnRowSchema = z.strictObject({
  id: Bytes32Schema,
  account: AccountSchema,
  chainId: ChainIdSchema,
  traitId: z.string(),
  quantity: z.int().check(z.minimum(1)),
  lockedAt: TimeSchema,
  /** When they are gone, unless they were taken back before. */
  until: TimeSchema,
  withdrawnAt: z.nullable(TimeSchema),
  /** What is certified of editions that are gone: the number of the burn, and how many were left. */
  gone: z.nullable(z.strictObject({ number: z.int().check(z.minimum(1)), left: CountSchema })),
});
export type BurnRow = z.infer<typeof BurnRowSchema>;

/** `locked` until somebody looks after its time, since nothing happens between looks. */
export const burnState = ({ withdrawnAt, gone }: BurnRow): 'locked' | 'withdrawn' | 'gone' => {
  if (gone !== null) return 'gone';
  return withdrawnAt === null ? 'locked' : 'withdrawn';
};
