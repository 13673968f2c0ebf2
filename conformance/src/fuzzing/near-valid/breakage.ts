import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

import { fits } from '../../contract/schema';

/** Values with a single violation, and its description: `body.code is longer than 64`. */
export type Breakage = {
  rule: string;
  values: fc.Arbitrary<unknown>;
};

/** Tries few values first and many only when needed, because large schemas are slow. */
const TRIALS = [2, 60];
/** Arbitrary, since it only decides whether a filter ever passes a value. */
const TRIAL_SEED = 1;

export const narrowed = <Value>(
  values: fc.Arbitrary<Value>,
  wanted: (value: Value) => boolean,
): fc.Arbitrary<Value> | undefined =>
  TRIALS.some((numRuns) => fc.sample(values, { seed: TRIAL_SEED, numRuns }).some(wanted))
    ? values.filter(wanted)
    : undefined;

/** Restricts a breakage to values that the schema refuses; empty when it accepts everything. */
export const refusedBy = (schema: $ZodType, { rule, values }: Breakage): Breakage[] => {
  const refused = narrowed(values, (value) => !fits(schema, value));
  return refused === undefined ? [] : [{ rule, values: refused }];
};
