import * as fc from 'fast-check';

/** What a number must be, as zod keeps it. */
export interface NumberRules {
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  exclusiveMaximum?: number | undefined;
  format?: string | undefined;
}

/** Zod calls the formats of whole numbers safeint, int32 and uint32. */
export const isWhole = ({ format }: NumberRules): boolean => format?.includes('int') ?? false;

/** JSON has no minus zero. */
const withoutMinusZero = (value: number): number => (Object.is(value, -0) ? 0 : value);

/** Numbers that JSON can carry and that are between the limits, the limits themselves included. */
export const numberArbitrary = (rules: NumberRules): fc.Arbitrary<number> => {
  const whole = isWhole(rules);
  const min = rules.exclusiveMinimum ?? rules.minimum ?? -Number.MAX_SAFE_INTEGER;
  const max = rules.exclusiveMaximum ?? rules.maximum ?? Number.MAX_SAFE_INTEGER;
  const integers = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (whole) return integers;
  return fc
    .oneof(integers, fc.double({ min, max, noNaN: true, noDefaultInfinity: true }))
    .map(withoutMinusZero);
};
