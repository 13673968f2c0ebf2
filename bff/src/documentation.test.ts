import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import ownPackage from '../package.json' with { type: 'json' };
import { LIMITS } from './api/route-group';
import { environmentTable, refusalTable } from './testing/documented-tables';

const unaligned = (table: string): string => table.replace(/ +/g, ' ');

const textOf = (path: string): string =>
  unaligned(readFileSync(new URL(path, import.meta.url), 'utf8'));

const operating = textOf('../../docs/operating.md');

test('the operating manual documents every variable of the environment', () => {
  expect(operating).toContain(unaligned(environmentTable()));
});

test('the operating manual documents every error code', () => {
  expect(operating).toContain(unaligned(refusalTable()));
});

test('the operating manual names every limit', () => {
  const [, limits = ''] = /^The limits: (.+)$/m.exec(operating) ?? [];
  for (const limit of LIMITS) expect(limits).toContain(limit);
});

test.each([
  ['this', textOf('../README.md')],
  ['the root', textOf('../../README.md')],
])(
  '%s README starts the server itself, as the script does, and says how to open the market',
  (_, text) => {
    expect(text).toContain(ownPackage.scripts.start.replace('dist/', 'bff/dist/'));
    expect(text).toMatch(/^ *METRICS_PORT=\d+ .*bff\/dist\/main\.js$/m);
    expect(text).toMatch(/^ECONOMY=on FEATURE_FLAGS_HOST=\S+ FEATURE_FLAGS_KEY=\S+/m);
  },
);
