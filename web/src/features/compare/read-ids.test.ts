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
  ['a,../me', ['a'], ['Not a trait ID: “../me”.']],
  ['a,b c,d?e=f,g/h,i.j', ['a'], ['Not a trait ID: “b c”, “d?e=f”, “g/h” and 1 more.']],
  [`a,${'x'.repeat(65)}`, ['a'], [`Not a trait ID: “${'x'.repeat(39)}…”.`]],
])('E334 T141 %j names %j, and says what is left out', (text, ids, problems) => {
  expect(readIds(text, 'trait')).toEqual({ ids, problems });
});
