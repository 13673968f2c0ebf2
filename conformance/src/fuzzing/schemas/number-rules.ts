import {
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  $ZodCheckMultipleOf,
  $ZodCheckNumberFormat,
  $ZodCustom,
  type $ZodCheck,
  type $ZodNumber,
} from 'zod/v4/core';

import { defOf } from '../../contract/schema';
import { UnknownSchemaKind } from './visit-schema';

export type Limit = {
  value: number;
  inclusive: boolean;
};

export type NumberRules = {
  least: Limit | undefined;
  most: Limit | undefined;
  whole: boolean;
};

/** Checks without an effect on values: zod/mini stores documentation as checks. */
const SAYS_NO_LIMIT = new Set(['meta', 'describe']);

const isWhole = (check: $ZodCheckNumberFormat): boolean => defOf(check).format.includes('int');

const limitOf = ({ value, inclusive }: { value: unknown; inclusive: boolean }): Limit => ({
  value: Number(value),
  inclusive,
});

const addCheck = (rules: NumberRules, check: $ZodCheck, path: string): NumberRules => {
  if (check instanceof $ZodCheckGreaterThan) {
    const limit = limitOf(defOf(check));
    return rules.least !== undefined && rules.least.value > limit.value
      ? rules
      : { ...rules, least: limit };
  }
  if (check instanceof $ZodCheckLessThan) {
    const limit = limitOf(defOf(check));
    return rules.most !== undefined && rules.most.value < limit.value
      ? rules
      : { ...rules, most: limit };
  }
  if (check instanceof $ZodCheckNumberFormat)
    return { ...rules, whole: rules.whole || isWhole(check) };
  if (check instanceof $ZodCheckMultipleOf || check instanceof $ZodCustom) return rules;
  if (SAYS_NO_LIMIT.has(defOf(check).check)) return rules;
  throw new UnknownSchemaKind(
    `${path}: nothing can be generated for the check "${defOf(check).check}"`,
  );
};

/** @throws UnknownSchemaKind with the schema's path when a check is unsupported */
export const numberRulesOf = (schema: $ZodNumber, path: string): NumberRules => {
  const whole = schema instanceof $ZodCheckNumberFormat && isWhole(schema);
  return (defOf(schema).checks ?? []).reduce<NumberRules>(
    (rules, check) => addCheck(rules, check, path),
    { least: undefined, most: undefined, whole },
  );
};
