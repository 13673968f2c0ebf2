import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import ownPackage from '../package.json' with { type: 'json' };
import { LIMITS } from './route-group';
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

test('the README names every limit', () => {
  const [, limits = ''] = /^The limits: (.+)$/m.exec(readme) ?? [];
  for (const limit of LIMITS) expect(limits).toContain(limit);
});

const rootReadme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each([
  ['this', readme],
  ['the root', rootReadme],
])(
  '%s README starts the server itself, as the script does, and says what opens the market',
  (_, text) => {
    expect(text).toContain(ownPackage.scripts.start.replace('dist/', 'bff/dist/'));
    expect(text).toMatch(/^ *METRICS_PORT=\d+ .*bff\/dist\/main\.js$/m);
    expect(text).toMatch(/^ECONOMY=on FEATURE_FLAGS_HOST=\S+ FEATURE_FLAGS_KEY=\S+/m);
  },
);
