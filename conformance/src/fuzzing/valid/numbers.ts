import * as fc from 'fast-check';

import type { NumberRules } from '../schemas/number-rules';

/** Replaces −0 with 0, because serialization as JSON does so too. */
const withoutMinusZero = (value: number): number => (Object.is(value, -0) ? 0 : value);

export const numberArbitrary = ({ least, most, whole }: NumberRules): fc.Arbitrary<number> => {
  const min = Math.max(least?.value ?? -Infinity, Number.MIN_SAFE_INTEGER);
  const max = Math.min(most?.value ?? Infinity, Number.MAX_SAFE_INTEGER);
  const fractions = fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  // The limits may have no integer between them, in which case `first` exceeds `last`.
  const [first, last] = [Math.ceil(min), Math.floor(max)];
  if (first > last) return fractions.map(withoutMinusZero);
  const integers = fc.integer({ min: first, max: last });
  return whole ? integers : fc.oneof(integers, fractions).map(withoutMinusZero);
};
