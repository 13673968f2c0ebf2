import { expect, test } from 'vitest';

import { USERNAMES } from '../../seed/usernames';
import { closenessTo, closestMatches, mistakesBetween, nameClosenessTo } from './close-matches';

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
  ['fathm clb', 'fathom club', true],
  ['clb', 'fathom club', false],
  ['fathom cxb', 'fathom club', false],
  ['fathom hat', 'fathom heat', true],
  ['fathom hat', 'fathom cat', false],
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

test('E136 only the closest are found: whole words before beginnings, then shorter before longer', () => {
  const names = ['moths wing', 'old mouth', 'moth lamp', 'moth', 'crown', 'mooth'];
  expect(closestMatches(names, 'moth', self)).toEqual(['moth', 'moth lamp', 'moths wing']);
  expect(closestMatches(names, 'mothh', self)).toEqual(['moth', 'moth lamp', 'moths wing']);
  expect(closestMatches(names, '', self)).toEqual([]);
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
])('finds the closest of a long list to %j, and nothing else', (typed) => {
  const words = ['golden', 'lantern', 'black', 'cat', 'of', 'élan'];
  const names = words.flatMap((one) =>
    words.flatMap((other) => [`${one} ${other}`, `${other}-${one} lantern`]),
  );
  const far = (name: string) => Math.floor(closenessTo(typed)(name) ?? Infinity);
  const least = Math.min(...names.map(far));
  const close = names.filter((name) => far(name) === least && least < Infinity);
  expect(closestMatches(names, typed, self).toSorted()).toEqual(close.toSorted());
});

const typosOf = (word: string) => [
  ['a missing letter', word.slice(0, 2) + word.slice(3)],
  ['a doubled letter', word.slice(0, 2) + word.slice(1)],
  ['swapped letters', word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3)],
  ['a wrong letter', `${word.slice(0, 2)}q${word.slice(3)}`],
];

test.each(
  typosOf('fathom').flatMap(([first, one]) =>
    typosOf('club').map(([second, other]) => [first, second, `${one} ${other}`]),
  ),
)('E691 finds a name with %s in its first and %s in its second word: “%s”', (_1, _2, typed) => {
  expect(closestMatches(['tin parliament', 'fathom club', 'old club'], typed ?? '', self)).toEqual([
    'fathom club',
  ]);
});

const slipsOf = (name: string): string[] =>
  [...name].flatMap((letter, place) => {
    const [head, tail] = [name.slice(0, place), name.slice(place + 1)];
    return [
      head + tail,
      `${head}q${tail}`,
      `${head}q${letter}${tail}`,
      head + tail.slice(0, 1) + letter + tail.slice(1),
    ];
  });

test('E304 finds every seeded account by its name with one letter missing, wrong, extra or swapped', () => {
  const names = USERNAMES.map((name) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(50);
  const missed = names.flatMap((name) =>
    slipsOf(name).filter(
      (typed) => !closestMatches(names, typed, self, nameClosenessTo(typed)).includes(name),
    ),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['wren-halowy', 'wren-halloway', true],
  ['mara_okafor', 'mara-okafor', true],
  ['ursla_k', 'ursula_k', true],
  ['bartolomew9', 'bartholomew9', true],
  ['odalys', 'oskar-b', false],
  ['rafa_mont*iro', 'rafa_monteiro', false],
  ['1234', '1235', false],
])('E304 the name %j finds %j: %s', (typed, name, expected) => {
  expect(nameClosenessTo(typed)(name) !== undefined).toBe(expected);
});
