import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { anyCharacter } from './any-character';

test('generates the texts of fast-check’s own table for each seed', () => {
  const table = fc.string({ unit: 'binary', maxLength: 60 });
  const counted = fc.string({ unit: anyCharacter, maxLength: 60 });
  const texts = fc.sample(counted, { seed: 1, numRuns: 2000 });
  expect(texts).toEqual(fc.sample(table, { seed: 1, numRuns: 2000 }));
  const all = texts.join('');
  expect(all).toMatch(/\p{Script=Latin}/u);
  expect(all).toMatch(/[\u{10000}-\u{10ffff}]/u);
  expect(texts.some((text) => text.includes('__proto__'))).toBe(true);
  expect(all).not.toMatch(/\p{Surrogate}/u);
});

test.each(['\0', 'a', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'])(
  'it may be %j',
  (character) => {
    expect(anyCharacter.canShrinkWithoutContext(character)).toBe(true);
  },
);

test('the characters below and above the surrogates are adjacent', () => {
  const simpler = Array.from(anyCharacter.shrink('\ue000', undefined), ({ value }) => value);
  expect(simpler).toContain('\ud7ff');
  expect(simpler.join('')).not.toMatch(/\p{Surrogate}/u);
});

test.each(['', '\ud800', '\udfff', 'ab', '😀a', 7])('it is never %j', (value) => {
  expect(anyCharacter.canShrinkWithoutContext(value)).toBe(false);
});
