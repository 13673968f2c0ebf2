import { expect, test } from 'vitest';

import { closeMatches, closenessTo, closestMatches, mistakesBetween } from './close-matches';

const self = (text: string) => text;
const isClose = (typed: string, text: string) => closenessTo(typed)(text) !== undefined;

test.each([
  ['lantern', 'lantern', 0],
  ['lanten', 'lantern', 1],
  ['lanttern', 'lantern', 1],
  ['lamtern', 'lantern', 1],
  ['latnern', 'lantern', 1],
  ['alntern', 'lantern', 1],
  ['lamten', 'lantern', 2],
])('%s differs from %s by %i mistakes', (typed, word, mistakes) => {
  expect(mistakesBetween(typed, word, 2)).toBe(mistakes);
  expect(mistakesBetween(typed, word, mistakes)).toBe(mistakes);
  expect(mistakesBetween(typed, `${word}xxx`, mistakes)).toBe(Infinity);
});

test('more mistakes than allowed are too many', () => {
  expect(mistakesBetween('lamten', 'lantern', 1)).toBe(Infinity);
  expect(mistakesBetween('lanten', 'lantern', 0)).toBe(Infinity);
});

test('the beginning of a word is compared only as far as it was typed', () => {
  expect(mistakesBetween('latn', 'lantern', 1, true)).toBe(1);
  expect(mistakesBetween('latn', 'lantern', 1)).toBe(Infinity);
  expect(mistakesBetween('lanterns', 'lantern', 1, true)).toBe(1);
});

test.each([
  ['mot', 'moth', true],
  ['mta', 'mat', false],
  ['mtoh', 'moth', true],
  ['mxxh', 'moth', false],
  ['lanten', 'brass lantern', true],
  ['lamten', 'brass lantern', false],
  ['mechanicl', 'mechanical jaw', true],
  ['mecahnicl', 'mechanical jaw', true],
  ['mxcxhnicl', 'mechanical jaw', false],
  ['eyes laser', 'laser eyes', true],
  ['lasr ey', 'laser eyes', true],
  ['la eyes', 'laser eyes', false],
  ['lazer hat', 'laser eyes', false],
  ['lasereyes', 'laser eyes', true],
  ['lasereys', 'old laser eyes', true],
  ['lasrys', 'old laser eyes', false],
  ['beret', 'béret', true],
  ['pate', 'pâté', true],
  ['lant*rn', 'lantern', false],
  ['1234', '1235', false],
  ['.*', '* lantern', false],
  ['%', '% lantern', false],
  ['-', 'lantern', false],
])('%j finds %j: %s', (typed, text, expected) => {
  expect(isClose(typed, text)).toBe(expected);
});

test('E136 the closest come first, then whole words before beginnings, then shorter before longer', () => {
  const names = ['moths wing', 'old mouth', 'moth lamp', 'moth', 'crown', 'mooth'];
  expect(closeMatches(names, 'moth', self, 9)).toEqual([
    'moth',
    'moth lamp',
    'moths wing',
    'mooth',
    'old mouth',
  ]);
  expect(closeMatches(names, 'moth', self, 2)).toEqual(['moth', 'moth lamp']);
  expect(closeMatches(names, '', self, 2)).toEqual([]);
});

test('among close matches, only the closest are browsed, in their own order', () => {
  const names = ['mechamicals', 'mechanical jaw', 'mechanicol'];
  expect(closestMatches(names, 'mechanicxl', self)).toEqual(['mechanical jaw', 'mechanicol']);
  expect(closestMatches(names, 'crown', self)).toEqual([]);
});

test.each([
  'lantenr',
  'gloden lantern',
  'lantern goldne',
  'blackcat',
  'blak',
  'cat of',
  'e',
  'crown',
])('finds everything in a long list that is close to %j, and nothing else', (typed) => {
  const words = ['golden', 'lantern', 'black', 'cat', 'of', 'élan'];
  const names = words.flatMap((one) =>
    words.flatMap((other) => [`${one} ${other}`, `${other}-${one} lantern`]),
  );
  const close = names.filter((name) => closenessTo(typed)(name) !== undefined);
  expect(closeMatches(names, typed, self, names.length).toSorted()).toEqual(close.toSorted());
});
