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

/** A format that a text must have: `email`, `url`, `regex`, …. */
export type TextFormat = {
  name: string;
  pattern: RegExp | undefined;
};

/** What a text must be, in Unicode code points where it is counted. */
export type TextRules = {
  minLength: number;
  maxLength: number;
  formats: TextFormat[];
  /** Whether a rule of its own (`refine`) stands there, which only parsing can tell. */
  refined: boolean;
};

/** Documentation, which zod/mini writes as checks. */
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
  // Changes what comes out, never what is taken in.
  if (check instanceof $ZodCheckOverwrite) return rules;
  if (SAYS_NOTHING.has(defOf(check).check)) return rules;
  throw new UnknownSchemaKind(
    `${path}: nothing can be generated for the check "${defOf(check).check}"`,
  );
};

/**
 * All rules of a text schema: its own format and its checks.
 *
 * @throws UnknownSchemaKind, with the path
 */
export const textRulesOf = (schema: $ZodType, path: string): TextRules => {
  const start: TextRules = { minLength: 0, maxLength: Infinity, formats: [], refined: false };
  const own = schema instanceof $ZodCheckStringFormat ? [formatOf(schema)] : [];
  return (defOf(schema).checks ?? []).reduce((rules, check) => addCheck(rules, check, path), {
    ...start,
    formats: own,
  });
};
