import { expect, test } from 'vitest';

import { numbersIn, proofViolations } from './proofs.mjs';
import { readRuleBook } from './rule-book.mjs';

const book = readRuleBook({
  rules: '## §4 States\n- **4.1** It loads.\n- **4.12** It ends.',
  economy: '- **E1** It adds up.',
  threats: '1. M an empty text → 400\n2. M (_not yet_) a draw',
});
const TITLES = ['R4.1 R4.12 it loads', 'E1', 'T1 an empty text is refused', 'it works'];

test('every rule and open threat is at the start of a passed title', () => {
  expect(proofViolations(book, TITLES)).toEqual([]);
});

test.each([
  ['R4.12', 'R4.1 it loads'],
  ['R4.12', 'R4.1 it loads like R4.12'],
  ['R4.12', 'R4.1 R4.120: it loads'],
])('%s is missing when the title is %j', (missing, title) => {
  expect(proofViolations(book, [title, ...TITLES.slice(1)])).toEqual([
    `${missing}: no passed test has this number at the start of its title.`,
  ]);
});

test.each(['R4.2', 'E2', 'T3'])('%s in a title is unknown', (number) => {
  expect(proofViolations(book, [...TITLES, `${number} it works`])).toEqual([
    `${number}: a test's title names it, but docs/ does not define it.`,
  ]);
});

test('numbers of tests that did not run are excused', () => {
  const source = "test('R4.12 T1 it ends', () => {});\ntest(`E10 ${name}`, () => {});";
  expect(numbersIn(source)).toEqual(['R4.12', 'T1', 'E10']);
  expect(proofViolations(book, ['R4.1', 'E1'], new Set(numbersIn(source)))).toEqual([]);
});
