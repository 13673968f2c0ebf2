import * as fc from 'fast-check';
import { expect } from 'vitest';

/** That something holds for all values; a failure prints the smallest one for which it does not. */
export const expectAlways = <Value>(
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => boolean,
  numRuns: number,
): void => {
  const details = fc.check(fc.property(values, holds), { numRuns });
  expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
};
