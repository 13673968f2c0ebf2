import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

import { fits } from '../../contract/schema';

/** Values of which one thing is wrong, and what that is: `body.code is longer than 64`. */
export type Breakage = {
  rule: string;
  values: fc.Arbitrary<unknown>;
};

/** Mostly the first few values tell; only then are many made, which large schemas take long over. */
const TRIALS = [2, 60];
/** Any seed: it only decides whether a filter would ever let something through. */
const TRIAL_SEED = 1;

/** Only what `wanted` lets through, or undefined where that is nothing. */
export const narrowed = <Value>(
  values: fc.Arbitrary<Value>,
  wanted: (value: Value) => boolean,
): fc.Arbitrary<Value> | undefined =>
  TRIALS.some((numRuns) => fc.sample(values, { seed: TRIAL_SEED, numRuns }).some(wanted))
    ? values.filter(wanted)
    : undefined;

/** The breakage with what the schema refuses; none where it takes everything in. */
export const refusedBy = (schema: $ZodType, { rule, values }: Breakage): Breakage[] => {
  const refused = narrowed(values, (value) => !fits(schema, value));
  return refused === undefined ? [] : [{ rule, values: refused }];
};
