import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { readPorts } from './read-ports.mjs';

const DEFAULTS = { PORT: 4000, MOCK_PORT: 4001, METRICS_PORT: undefined };
const RUN_PRODUCT = fileURLToPath(new URL('../run-product.mjs', import.meta.url));

test('uses the ports that are set, or the defaults, and omits those with neither', () => {
  expect(readPorts({ PORT: '', MOCK_PORT: '4101' }, DEFAULTS)).toEqual({
    ports: { PORT: 4000, MOCK_PORT: 4101 },
    mistakes: [],
  });
});

test.each(['abc', '99999', '65536', '0', '-1', '40.5', '0x10', ' 4000', '1e3'])(
  'refuses PORT=%s by name',
  (PORT) => {
    expect(readPorts({ PORT }, DEFAULTS).mistakes).toEqual([
      `PORT=${PORT} cannot be used: a port is a whole number from 1 to 65535.`,
    ]);
  },
);

test('refuses two equal ports by both names, including defaults', () => {
  expect(readPorts({ PORT: '4001' }, DEFAULTS).mistakes).toEqual([
    'PORT and MOCK_PORT are both 4001: set one of them to another port.',
  ]);
  expect(readPorts({ METRICS_PORT: '4000' }, DEFAULTS).mistakes).toEqual([
    'PORT and METRICS_PORT are both 4000: set one of them to another port.',
  ]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc cannot be used'],
  [{ PORT: '99999' }, 'PORT=99999 cannot be used'],
  [{ MOCK_PORT: '99999' }, 'MOCK_PORT=99999 cannot be used'],
  [{ METRICS_PORT: 'abc' }, 'METRICS_PORT=abc cannot be used'],
  [{ PORT: '4711', MOCK_PORT: '4711' }, 'PORT and MOCK_PORT are both 4711'],
])('the start ends at once with one line for %j', (variables, words) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [RUN_PRODUCT, 'start'], {
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(words)]);
});
