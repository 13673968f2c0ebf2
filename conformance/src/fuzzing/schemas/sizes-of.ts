import {
  $ZodCheckLengthEquals,
  $ZodCheckMaxLength,
  $ZodCheckMinLength,
  type $ZodArray,
} from 'zod/v4/core';

import { defOf } from '../../contract/schema';

/** The maximum length of generated lists whose schema has no limit. */
const ENOUGH = 8;

export const sizesOf = (schema: $ZodArray): { minLength: number; maxLength: number } => {
  const sizes = { minLength: 0, maxLength: Infinity };
  for (const check of defOf(schema).checks ?? []) {
    if (check instanceof $ZodCheckMinLength) sizes.minLength = defOf(check).minimum;
    if (check instanceof $ZodCheckMaxLength) sizes.maxLength = defOf(check).maximum;
    if (check instanceof $ZodCheckLengthEquals) {
      sizes.minLength = defOf(check).length;
      sizes.maxLength = defOf(check).length;
    }
  }
  return { ...sizes, maxLength: Math.min(sizes.maxLength, sizes.minLength + ENOUGH) };
};
