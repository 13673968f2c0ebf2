import { expect, test } from 'vitest';

import { lineOf, lineOfBreak } from './json-line';

const TEXT = `{
  "a": [1, { "b": "x{,}\\"" },
    { "b": [], "c": null }
  ],
  "d":
    5
}`;

test.each([
  [[], 1],
  [['a'], 2],
  [['a', 1, 'b'], 2],
  [['a', 2], 3],
  [['a', 2, 'c'], 3],
  [['d'], 6],
  [['a', 2, 'missing'], 3],
  [['missing'], 1],
])('finds %j in line %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});

test.each([
  ['{\n  "a": oops\n}', 2],
  ['[1,\n2,\n]', 3],
  ['{"a": [\n', 2],
  ['', 1],
])('%j stops being JSON in line %i', (text, line) => {
  expect(lineOfBreak(text)).toBe(line);
});
