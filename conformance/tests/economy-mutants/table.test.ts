import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { mutantTable } from '../mutants/mutant-table';
import { allEconomyMutants } from './all-economy-mutants';

const rowsOf = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.replaceAll(/ +/g, ' '));

test('broken-markets.md lists every broken market, and no other', () => {
  const page = readFileSync(new URL('../broken-markets.md', import.meta.url), 'utf8');
  const rows = mutantTable(allEconomyMutants).split('\n');
  expect(rowsOf(page)).toEqual(rows.map((row) => row.replaceAll(/ +/g, ' ')));
});
