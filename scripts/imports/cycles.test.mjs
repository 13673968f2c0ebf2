import { expect, test } from 'vitest';

import { importCycles } from './cycles.mjs';

/** @param {string[]} lines each `from → to` */
const cyclesOf = (...lines) =>
  importCycles(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' → ');
      return { from, to };
    }),
  );

test('folders that import one way only are no import cycle', () => {
  expect(
    cyclesOf(
      'web/src/app/main.ts → web/src/lib/api.ts',
      'web/src/app/main.ts → web/src/config/paths.ts',
      'web/src/lib/api.ts → web/src/config/paths.ts',
    ),
  ).toEqual([]);
});

test('two folders that import each other are an import cycle, though no two files do', () => {
  const found = cyclesOf(
    'web/src/lib/api.ts → web/src/config/paths.ts',
    'web/src/config/settings.ts → web/src/lib/asked.ts',
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('import cycle in web/src: lib needs config');
  expect(found[1]).toContain('web/src/config/settings.ts → web/src/lib/asked.ts');
});

test('a folder and a file beside it can be an import cycle', () => {
  expect(
    cyclesOf(
      'bff/src/limits/windows.ts → bff/src/config.ts',
      'bff/src/config.ts → bff/src/limits/defaults.ts',
    ),
  ).toHaveLength(2);
});

test('reports a cycle of three folders, without folders that only lead there or away', () => {
  const found = cyclesOf(
    'a/one/x.ts → a/two/x.ts',
    'a/two/x.ts → a/three/x.ts',
    'a/three/x.ts → a/one/y.ts',
    'a/start.ts → a/one/x.ts',
    'a/three/x.ts → a/end.ts',
  );
  expect(found).toHaveLength(3);
  expect(found.join('\n')).not.toMatch(/start|end/);
});

test('an import cycle deep inside of a folder is found there', () => {
  const [first] = cyclesOf(
    'web/src/lib/economy/live/start.ts → web/src/lib/economy/queries/keys.ts',
    'web/src/lib/economy/queries/poll.ts → web/src/lib/economy/live/start.ts',
  );
  expect(first).toContain('import cycle in web/src/lib/economy:');
});

test('a cycle of two siblings is reported once, with its number of imports', () => {
  const found = cyclesOf(
    'web/src/lib/api.ts → web/src/config/paths.ts',
    'web/src/lib/toasts.ts → web/src/config/constants.ts',
    'web/src/config/settings.ts → web/src/lib/asked.ts',
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('(web/src/lib/api.ts → web/src/config/paths.ts and 1 more)');
});

test('tests, and what sets them up, may import anything', () => {
  expect(
    cyclesOf(
      'web/src/lib/api.ts → web/src/config/paths.ts',
      'web/src/config/paths.test.ts → web/src/lib/api.ts',
      'web/src/testing/render.ts → web/src/lib/api.ts',
      'web/src/lib/api.test.ts → web/src/testing/render.ts',
    ),
  ).toEqual([]);
});
