import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

import { fits } from '../../contract/schema';

/** Values with a single violation, and the violated rule, such as `body.code is longer than 64`. */
export type Breakage = {
  rule: string;
  values: fc.Arbitrary<unknown>;
};

// The number of values to try: first a few, then many if none of them was invalid, because large
// schemas are slow.
const TRIALS = [2, 60];
/** Any seed will do, because the values only show whether the filter ever accepts one. */
const TRIAL_SEED = 1;

export const narrowed = <Value>(
  values: fc.Arbitrary<Value>,
  wanted: (value: Value) => boolean,
): fc.Arbitrary<Value> | undefined =>
  TRIALS.some((numRuns) => fc.sample(values, { seed: TRIAL_SEED, numRuns }).some(wanted))
    ? values.filter(wanted)
    : undefined;

/**
 * Restricts a breakage to values that the schema rejects. Returns an empty list if the schema
 * accepts all of them.
 */
export const refusedBy = (schema: $ZodType, { rule, values }: Breakage): Breakage[] => {
  const refused = narrowed(values, (value) => !fits(schema, value));
  return refused === undefined ? [] : [{ rule, values: refused }];
};
