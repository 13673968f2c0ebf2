import { expect, test } from 'vitest';

import { verdictOf } from './verdict';

const tally = new Map([
  ['wrap done', 12],
  ['fulfil listing: done', 3],
]);

test('a comparison without differences succeeds, and says how many sequences it ran', () => {
  expect(verdictOf({ sequences: 200, tally, differences: [] })).toEqual({
    lines: ['      3  fulfil listing: done', '     12  wrap done', '200 sequences, 0 differences'],
    exitCode: 0,
  });
});

test('a difference is printed above the last line, and the process exits with 1', () => {
  const { lines, exitCode } = verdictOf({
    sequences: 7,
    tally,
    differences: ['fulfil: the ledger says done, Seaport InvalidTime'],
  });
  expect(lines.slice(-2)).toEqual([
    '\nfulfil: the ledger says done, Seaport InvalidTime',
    '7 sequences, 1 differences',
  ]);
  expect(exitCode).toBe(1);
});
