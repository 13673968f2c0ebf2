import * as z from 'zod/mini';

import { MOST_PREPARED, WaitingAnswersSchema } from '../kernel/answers/answer.schema';
import { WaitingFaultSchema } from '../kernel/faults/fault.schema';
import { HoldingsSchema } from './holdings';
import { ofEachEntity } from './records/entities';
import type { Entity } from './records/entity';

/** All rows of an entity, no two with the same key. */
const rowsOf = <Row>({ row, key }: Entity<Row>) =>
  z.array(row).check(({ value, issues }) => {
    const known = new Set<unknown>();
    for (const [index, one] of value.entries()) {
      if (known.has(one[key])) {
        const message = `two rows have the same ${key}`;
        issues.push({ code: 'custom', input: one, path: [index], message });
      }
      known.add(one[key]);
    }
  });

/** Which scenario's recorded calls a world answers by, and how many answers to each request were taken. */
const ReplayedSchema = z.strictObject({
  scenario: z.string(),
  taken: z.record(z.string(), z.int()),
});
export type Replayed = z.infer<typeof ReplayedSchema>;

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
  /** The rates of coins and currencies are too old to compare by. */
  hasOldRates: z._default(z.boolean(), false),
  faults: z
    .array(WaitingFaultSchema)
    .check(
      z.refine(
        (faults) => new Set(faults.map(({ id }) => id)).size === faults.length,
        'two faults have the same id',
      ),
    ),
  /** Answers by hand. */
  answers: z._default(
    z.array(WaitingAnswersSchema).check(
      z.maxLength(MOST_PREPARED),
      z.refine(
        (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
        'two sequences of answers have the same id',
      ),
    ),
    [],
  ),
  /** Null: it answers by no recording. */
  replay: z._default(z.nullable(ReplayedSchema), null),
  tables: z.strictObject(ofEachEntity<'schema'>(rowsOf)),
});
export type WorldState = z.infer<typeof WorldStateSchema>;
