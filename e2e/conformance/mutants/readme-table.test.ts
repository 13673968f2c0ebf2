import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { allMutants } from './all-mutants';
import { mutantTable } from './readme-table';

/** Without the spaces by which the formatter aligns a table's columns. */
const unaligned = (table: string): string => table.replaceAll(/ +/g, ' ');

/** The lines of the README's one table, without its head. */
const rows = (readme: string): string =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .join('\n');

test('the README lists every broken provider, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(unaligned(rows(readme))).toBe(unaligned(mutantTable(allMutants)));
});
