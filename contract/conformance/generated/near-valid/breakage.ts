import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

import { accepts } from '../schemas/accepts';

/** Values of which one thing is wrong, and what that is: `body.code is longer than 64`. */
export interface Breakage {
  rule: string;
  values: fc.Arbitrary<unknown>;
}

/** Any seed: it only decides whether a filter would ever let something through. */
const TRIAL = { seed: 1, numRuns: 60 };

/** Only what `wanted` lets through, or undefined where that is nothing. */
export const narrowed = <Value>(
  values: fc.Arbitrary<Value>,
  wanted: (value: Value) => boolean,
): fc.Arbitrary<Value> | undefined =>
  fc.sample(values, TRIAL).some(wanted) ? values.filter(wanted) : undefined;

/** The breakage with what the schema refuses; none where it takes everything in. */
export const refusedBy = (schema: $ZodType, { rule, values }: Breakage): Breakage[] => {
  const refused = narrowed(values, (value) => !accepts(schema, value));
  return refused === undefined ? [] : [{ rule, values: refused }];
};
