import * as fc from 'fast-check';
import { expect } from 'vitest';

export const expectAlways = <Value>(
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => boolean,
  numRuns: number,
): void => {
  const details = fc.check(fc.property(values, holds), { numRuns });
  expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
};
