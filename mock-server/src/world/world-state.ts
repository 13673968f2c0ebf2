import * as z from 'zod/mini';

import { KEYS, ROWS } from './records/rows';
import { WaitingFaultSchema } from '../kernel/faults/fault.schema';
import { HoldingsSchema } from './holdings';

const tableOf = <Schema extends z.ZodMiniType<Record<Key, string>>, Key extends string>(
  row: Schema,
  key: Key,
) =>
  z
    .array(row)
    .check(
      z.refine(
        (rows) => new Set(rows.map((one) => one[key])).size === rows.length,
        `two rows have the same ${key}`,
      ),
    );

/**
 * Everything in a world that can change, but for the journal and the secret of its tokens, which
 * outlive every change of state. There is no ticking time in it: the clock is its distance from real time.
 */
export const WorldStateSchema = z.strictObject({
  version: z.literal(1),
  clockOffsetMs: z.int(),
  /** Where the world's random source stands. */
  randomPosition: z.int(),
  /** What a wallet is given when it is seen first. */
  newcomers: HoldingsSchema,
  /** A search never answers with more than this. */
  searchLimit: z.int().check(z.minimum(0), z.maximum(100_000)),
  faults: z
    .array(WaitingFaultSchema)
    .check(
      z.refine(
        (faults) => new Set(faults.map(({ id }) => id)).size === faults.length,
        'two faults have the same id',
      ),
    ),
  tables: z.strictObject({
    user: tableOf(ROWS.user, KEYS.user),
    profile: tableOf(ROWS.profile, KEYS.profile),
    credits: tableOf(ROWS.credits, KEYS.credits),
    taxDeclaration: tableOf(ROWS.taxDeclaration, KEYS.taxDeclaration),
    email: tableOf(ROWS.email, KEYS.email),
    verification: tableOf(ROWS.verification, KEYS.verification),
    mailing: tableOf(ROWS.mailing, KEYS.mailing),
    nonce: tableOf(ROWS.nonce, KEYS.nonce),
    picture: tableOf(ROWS.picture, KEYS.picture),
    trait: tableOf(ROWS.trait, KEYS.trait),
    flag: tableOf(ROWS.flag, KEYS.flag),
    chainBalance: tableOf(ROWS.chainBalance, KEYS.chainBalance),
  }),
});
export type WorldState = z.infer<typeof WorldStateSchema>;
