import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { environmentTable, refusalTable } from './testing/readme-tables';

/** Without the spaces by which the formatter aligns a table's columns. */
const unaligned = (table: string): string => table.replace(/ +/g, ' ');

const readme = unaligned(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

test('the README documents every variable of the environment', () => {
  expect(readme).toContain(unaligned(environmentTable()));
});

test('the README documents every code', () => {
  expect(readme).toContain(unaligned(refusalTable()));
});
