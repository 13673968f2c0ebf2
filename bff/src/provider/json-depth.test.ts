import { expect, test } from 'vitest';

import { isTooDeep } from './json-depth';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

test.each([
  ['64 arrays', nested(64), false],
  ['65 arrays', nested(65), true],
  ['64 objects', nested(64, '{"a":', '}'), false],
  ['65 objects', nested(65, '{"a":', '}'), true],
  ['65 that have not ended', '['.repeat(65), true],
  ['many siblings', `[${'[],{},'.repeat(100)}[]]`, false],
  ['brackets in a text', JSON.stringify('['.repeat(200)), false],
  ['brackets in a text with quotes', JSON.stringify(`"${'['.repeat(200)}"`), false],
  ['brackets behind a text', `["]",${nested(64)}]`, true],
  ['brackets behind a text that ends in a backslash', `["\\\\",${nested(64)}]`, true],
  ['a text that does not end', `"${'['.repeat(200)}`, false],
  ['nothing', '', false],
])('%s', (_, json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});
