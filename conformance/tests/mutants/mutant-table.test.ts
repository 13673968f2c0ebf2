import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { allMutants } from './all-mutants';
import { mutantTable } from './mutant-table';

const unaligned = (table: string): string => table.replaceAll(/ +/g, ' ');

const rows = (page: string): string =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .join('\n');

test('broken-providers.md lists every broken provider, and no other', () => {
  const page = readFileSync(new URL('../broken-providers.md', import.meta.url), 'utf8');
  expect(unaligned(rows(page))).toBe(unaligned(mutantTable(allMutants)));
});
