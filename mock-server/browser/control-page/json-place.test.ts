import { expect, test } from 'vitest';

import { NotJson, parseJson } from './json-place.js';

test.each([
  ['', 'line 1, column 1'],
  ['{', 'line 1, column 2'],
  ['{"a": 1,}', 'line 1, column 9'],
  ['{"a" 1}', 'line 1, column 6'],
  ['{\n  "a": plenty\n}', 'line 2, column 8'],
  ['[1, 2', 'line 1, column 6'],
  ['[1 2]', 'line 1, column 4'],
  ['[01]', 'line 1, column 2'],
  [String.raw`["\x"]`, 'line 1, column 2'],
  ['["a\tb"]', 'line 1, column 2'],
  ['{} {}', 'line 1, column 4'],
  ['{"a": [1, {"b": tru}]}', 'line 1, column 17'],
])('%j is invalid at %s', (text, place) => {
  expect(() => parseJson(text)).toThrow(NotJson);
  expect(() => parseJson(text)).toThrow(`This isn’t JSON: it breaks at ${place}.`);
});

test.each(['{"a": [1, -2.5e+3, true, null, "ü\\u00e9\\n"], "b": {}}', ' [] ', '"text"'])(
  '%s is JSON',
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);
