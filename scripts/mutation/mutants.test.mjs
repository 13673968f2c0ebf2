import { describe, expect, test } from 'vitest';

import { afterSecondTry, describeMutant, onOneLine, placeOf, textAt } from './mutants.mjs';

const source = ['const limit = 10;', 'return {', '  limit,', '};'].join('\n');

/** @param {[line: number, column: number]} start @param {[line: number, column: number]} end */
const span = (start, end) => ({
  start: { line: start[0], column: start[1] },
  end: { line: end[0], column: end[1] },
});

describe('the source text at a position', () => {
  test('begins at its first column and ends before its last', () => {
    expect(textAt(source, span([1, 15], [1, 17]))).toBe('10');
  });

  test('spans whole lines between the first and the last', () => {
    expect(textAt(source, span([2, 8], [4, 2]))).toBe('{\n  limit,\n}');
  });
});

test('puts code on one line with single spaces', () => {
  expect(onOneLine('  {\n  limit,\n}')).toBe('{ limit, }');
});

const mutant = {
  file: 'src/limits/windows.ts',
  line: 24,
  place: '24:2-24:29',
  code: 'if (endsAt > time) return;',
  mutator: 'EqualityOperator',
  original: 'endsAt > time',
  replacement: 'endsAt >= time',
  outcome: /** @type {const} */ ('survived'),
  isByTime: false,
};

describe('a mutant', () => {
  test('is shown with its place, its kind and what replaced what', () => {
    expect(describeMutant(mutant)).toBe(
      'src/limits/windows.ts:24 EqualityOperator: endsAt > time -> endsAt >= time',
    );
  });

  test('is shown on one line of limited length', () => {
    const description = describeMutant({ ...mutant, original: `{\n  ${'x'.repeat(500)};\n}` });
    expect(description).not.toContain('\n');
    expect(description).toContain('{ xxx');
    expect(description).toContain('… -> endsAt >= time');
    expect(description.length).toBeLessThan(200);
  });
});

test('shows a place with lines from 1 and columns from 0', () => {
  expect(placeOf(span([2, 8], [4, 2]))).toBe('2:7-4:1');
});

test('what the second try kills counts as killed, and nothing else changes', () => {
  const elsewhere = { ...mutant, place: '30:0-30:9' };
  const another = { ...mutant, replacement: 'false' };
  const tried = [mutant, elsewhere, another];
  const killed = { ...mutant, outcome: /** @type {const} */ ('killed') };
  expect(afterSecondTry(tried, [killed, elsewhere])).toEqual([killed, elsewhere, another]);
});
