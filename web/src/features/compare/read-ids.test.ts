import { expect, test } from 'vitest';

import { readIds } from './read-ids';

test.each([
  ['', [], []],
  ['tomato-fez', ['tomato-fez'], []],
  [' a , b,', ['a', 'b'], []],
  ['a,b,a,a', ['a', 'b'], ['Named more than once, and shown once: “a”.']],
  [
    'a,b,c,d,e',
    ['a', 'b', 'c', 'd'],
    ['You can compare up to 4 traits, so the last one was left out.'],
  ],
  [
    'a,b,c,d,e,f',
    ['a', 'b', 'c', 'd'],
    ['You can compare up to 4 traits, so the last 2 were left out.'],
  ],
  ['a,../me', ['a'], ['Not an id of a trait: “../me”.']],
  ['a,b c,d?e=f,g/h,i.j', ['a'], ['Not an id of a trait: “b c”, “d?e=f”, “g/h” and 1 more.']],
  [`a,${'x'.repeat(65)}`, ['a'], [`Not an id of a trait: “${'x'.repeat(39)}…”.`]],
])('E334 T141 %j names %j, and says what is left out', (text, ids, problems) => {
  expect(readIds(text)).toEqual({ ids, problems });
});
