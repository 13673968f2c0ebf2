import {
  $ZodCheckLengthEquals,
  $ZodCheckMaxLength,
  $ZodCheckMinLength,
  type $ZodArray,
} from 'zod/v4/core';

import { internalsOf } from './internals-of';

/** The longest list that a schema without a limit is given. */
const ENOUGH = 8;

/** How many items a list may have. */
export const sizesOf = (schema: $ZodArray): { minLength: number; maxLength: number } => {
  const sizes = { minLength: 0, maxLength: Infinity };
  for (const check of internalsOf(schema).def.checks ?? []) {
    if (check instanceof $ZodCheckMinLength) sizes.minLength = internalsOf(check).def.minimum;
    if (check instanceof $ZodCheckMaxLength) sizes.maxLength = internalsOf(check).def.maximum;
    if (check instanceof $ZodCheckLengthEquals) {
      sizes.minLength = internalsOf(check).def.length;
      sizes.maxLength = internalsOf(check).def.length;
    }
  }
  return { ...sizes, maxLength: Math.min(sizes.maxLength, sizes.minLength + ENOUGH) };
};
