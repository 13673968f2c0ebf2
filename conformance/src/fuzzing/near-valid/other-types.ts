import * as fc from 'fast-check';

import type { Breakage } from './breakage';

const ONE_OF_EACH = [null, true, false, 0, 1.5, 'text', '', [], ['a', 'b'], {}, { $ne: '' }];

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

export const notOfType = (type: string, path: string): Breakage => ({
  rule: `${path} is no ${type}`,
  values: fc.constantFrom(...ONE_OF_EACH.filter((value) => typeOf(value) !== type)),
});
