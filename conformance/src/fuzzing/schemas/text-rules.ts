import {
  $ZodCheckLengthEquals,
  $ZodCheckMaxLength,
  $ZodCheckMinLength,
  $ZodCheckOverwrite,
  $ZodCheckStringFormat,
  $ZodCustom,
  type $ZodCheck,
  type $ZodType,
} from 'zod/v4/core';

import { defOf } from '../../contract/schema';
import { UnknownSchemaKind } from './visit-schema';

export type TextFormat = {
  name: string;
  pattern: RegExp | undefined;
};

/** The rules of a string schema. Lengths are in Unicode code points. */
export type TextRules = {
  minLength: number;
  maxLength: number;
  formats: TextFormat[];
  /** Whether the schema has a custom rule (`refine`), which can be checked only by parsing. */
  refined: boolean;
};

const SAYS_NOTHING = new Set(['meta', 'describe']);

const formatOf = (check: $ZodCheckStringFormat): TextFormat => {
  const { format, pattern } = defOf(check);
  return { name: format, pattern };
};

const addCheck = (rules: TextRules, check: $ZodCheck, path: string): TextRules => {
  if (check instanceof $ZodCheckMinLength)
    return { ...rules, minLength: Math.max(rules.minLength, defOf(check).minimum) };
  if (check instanceof $ZodCheckMaxLength)
    return { ...rules, maxLength: Math.min(rules.maxLength, defOf(check).maximum) };
  if (check instanceof $ZodCheckLengthEquals) {
    const { length } = defOf(check);
    return { ...rules, minLength: length, maxLength: length };
  }
  if (check instanceof $ZodCheckStringFormat)
    return { ...rules, formats: [...rules.formats, formatOf(check)] };
  if (check instanceof $ZodCustom) return { ...rules, refined: true };
  // An overwrite, such as trimming, transforms the output without restricting the input.
  if (check instanceof $ZodCheckOverwrite) return rules;
  if (SAYS_NOTHING.has(defOf(check).check)) return rules;
  throw new UnknownSchemaKind(
    `${path}: nothing can be generated for the check "${defOf(check).check}"`,
  );
};

/** @throws UnknownSchemaKind with the schema's path when a check is unsupported */
export const textRulesOf = (schema: $ZodType, path: string): TextRules => {
  const start: TextRules = { minLength: 0, maxLength: Infinity, formats: [], refined: false };
  const own = schema instanceof $ZodCheckStringFormat ? [formatOf(schema)] : [];
  return (defOf(schema).checks ?? []).reduce((rules, check) => addCheck(rules, check, path), {
    ...start,
    formats: own,
  });
};
