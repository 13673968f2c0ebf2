import { expect, test } from 'vitest';

import { knots } from './knots.mjs';

/** @param {string[]} lines each `from → to` */
const knotsOf = (...lines) =>
  knots(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' → ');
      return { from, to };
    }),
  );

test('folders that import one way only are no knot', () => {
  expect(
    knotsOf(
      'web/src/app/main.ts → web/src/lib/api.ts',
      'web/src/app/main.ts → web/src/config/paths.ts',
      'web/src/lib/api.ts → web/src/config/paths.ts',
    ),
  ).toEqual([]);
});

test('two folders that import each other are a knot, though no two files do', () => {
  const found = knotsOf(
    'web/src/lib/api.ts → web/src/config/paths.ts',
    'web/src/config/settings.ts → web/src/lib/asked.ts',
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('knot in web/src: lib needs config');
  expect(found[1]).toContain('web/src/config/settings.ts → web/src/lib/asked.ts');
});

test('a folder and a file beside it can be a knot', () => {
  expect(
    knotsOf(
      'bff/src/limits/windows.ts → bff/src/config.ts',
      'bff/src/config.ts → bff/src/limits/defaults.ts',
    ),
  ).toHaveLength(2);
});

test('a knot of three is found, and what only leads there or away is not named', () => {
  const found = knotsOf(
    'a/one/x.ts → a/two/x.ts',
    'a/two/x.ts → a/three/x.ts',
    'a/three/x.ts → a/one/y.ts',
    'a/start.ts → a/one/x.ts',
    'a/three/x.ts → a/end.ts',
  );
  expect(found).toHaveLength(3);
  expect(found.join('\n')).not.toMatch(/start|end/);
});

test('a knot deep inside of a folder is found there', () => {
  const [first] = knotsOf(
    'web/src/lib/economy/live/start.ts → web/src/lib/economy/queries/keys.ts',
    'web/src/lib/economy/queries/poll.ts → web/src/lib/economy/live/start.ts',
  );
  expect(first).toContain('knot in web/src/lib/economy:');
});

test('what two neighbors import of each other is told once, with how much it is', () => {
  const found = knotsOf(
    'web/src/lib/api.ts → web/src/config/paths.ts',
    'web/src/lib/toasts.ts → web/src/config/constants.ts',
    'web/src/config/settings.ts → web/src/lib/asked.ts',
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('(web/src/lib/api.ts → web/src/config/paths.ts and 1 more)');
});

test('tests, and what sets them up, may import anything', () => {
  expect(
    knotsOf(
      'web/src/lib/api.ts → web/src/config/paths.ts',
      'web/src/config/paths.test.ts → web/src/lib/api.ts',
      'web/src/testing/render.ts → web/src/lib/api.ts',
      'web/src/lib/api.test.ts → web/src/testing/render.ts',
    ),
  ).toEqual([]);
});
