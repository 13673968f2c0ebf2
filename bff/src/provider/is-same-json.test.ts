import { expect, test } from 'vitest';

import { isSameJson } from './is-same-json';

test.each<[string, unknown, unknown, boolean]>([
  ['the same', { a: [1, 'b', null, { c: true }] }, { a: [1, 'b', null, { c: true }] }, true],
  ['what is left undefined and was not there', { a: 1, b: undefined }, { a: 1 }, true],
  ['what is left undefined and was there', { a: 1, b: undefined }, { a: 1, b: null }, false],
  ['a part that was left out', { a: 1 }, { a: 1, b: 2 }, false],
  ['a part that was added', { a: 1, b: 2 }, { a: 1 }, false],
  ['a part of another name', { a: 1 }, { b: 1 }, false],
  ['a part that everything has', { toString: 1 }, {}, false],
  ['another text', { a: 'b' }, { a: 'c' }, false],
  ['another kind', { a: '1' }, { a: 1 }, false],
  ['nothing instead of an object', null, {}, false],
  ['an object instead of nothing', {}, null, false],
  ['a list instead of an object', [], {}, false],
  ['an object instead of a list', {}, [], false],
  ['a list instead of an object of that length', [], { length: 0 }, false],
  ['an object of that length instead of a list', { length: 0 }, [], false],
  ['a number instead of an object', 5, {}, false],
  ['an object instead of a number', {}, 5, false],
  ['a shorter list', [1], [1, 2], false],
  ['another item', [1, 3], [1, 2], false],
])('compares %s', (_name, checked, came, expected) => {
  expect(isSameJson(checked, came)).toBe(expected);
});
