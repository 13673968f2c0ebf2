import { expect, test } from 'vitest';

import { breakLines, firstLines, fitLine } from './text-lines';

const widthOf = (text: string): number => text.length;

test.each([
  ['at spaces', 'Teal Painted Lips', ['Teal', 'Painted', 'Lips'], false],
  ['after hyphens', 'wren-halloway', ['wren-', 'halloway'], false],
  ['within a word that is wider than a line', 'Overcoats', ['Overcoat', 's'], true],
])('a title is broken %s', (_, text, lines, isWordBroken) => {
  expect(breakLines(text, 8, widthOf)).toEqual({ lines, isWordBroken });
});

test('the last of several lines ends with an ellipsis when the text has more', () => {
  expect(firstLines('a very long name', { most: 7, count: 2, widthOf })).toEqual([
    'a very',
    'long…',
  ]);
  expect(firstLines('a name', { most: 7, count: 2, widthOf })).toEqual(['a name']);
});

test('a single line is shortened within its last word', () => {
  expect(fitLine('Dressed by wren', 15, widthOf)).toBe('Dressed by wren');
  expect(fitLine('Dressed by wren-halloway', 15, widthOf)).toBe('Dressed by wre…');
});
