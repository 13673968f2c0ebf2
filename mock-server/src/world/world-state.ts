import * as z from 'zod/mini';

import { MOST_PREPARED, WaitingAnswersSchema } from '../kernel/answers/answer.schema';
import { WaitingFaultSchema } from '../kernel/faults/fault.schema';
import { HoldingsSchema } from './holdings';
import { ofEachEntity } from './records/entities';
import type { Entity } from './records/entity';

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

const ReplayedSchema = z.strictObject({
  scenario: z.string(),
  taken: z.record(z.string(), z.int()),
});
export type Replayed = z.infer<typeof ReplayedSchema>;

/** A world's changeable state in a snapshot, which excludes the journal and the token secret. */
export const WorldStateSchema = z.strictObject({
  version: z.literal(1),
  clockOffsetMs: z.int(),
  randomPosition: z.int(),
  newcomers: HoldingsSchema,
  searchLimit: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** Whether exchange rates are stale. */
  hasOldRates: z._default(z.boolean(), false),
  faults: z
    .array(WaitingFaultSchema)
    .check(
      z.refine(
        (faults) => new Set(faults.map(({ id }) => id)).size === faults.length,
        'two faults have the same id',
      ),
    ),
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
  replay: z._default(z.nullable(ReplayedSchema), null),
  tables: z.strictObject(ofEachEntity<'schema'>(rowsOf)),
});
export type WorldState = z.infer<typeof WorldStateSchema>;
