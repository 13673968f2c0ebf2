import { readdirSync } from 'node:fs';
import { env } from 'node:process';
import { loadConfigFromFile, mergeConfig } from 'vite';

import { areaNamed } from './areas.mjs';

/** In milliseconds: many times what a test takes on a busy machine. */
const TEST_TIMEOUT_MS = 15_000;

/** How long a test of the web waits for what a change of its code may keep from coming. */
const LONGEST_WAIT_MS = 3_000;

/**
 * The configuration that a package tests itself with, found in the folder that this runs in, for the
 * tests of the area that `MUTATION_AREA` names.
 */
export default async () => {
  const file = readdirSync('.').find((name) => /^vite(st)?\.config\./.test(name));
  const own = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file);
  if (own === null) throw new Error('No configuration of Vitest here');
  const area = areaNamed(env['MUTATION_AREA'] ?? '');
  const config = mergeConfig(own.config, {
    test: {
      testTimeout: TEST_TIMEOUT_MS,
      env: { LONGEST_WAIT_MS: String(LONGEST_WAIT_MS) },
      // To load the code takes longer than most tests. Those of the web share a page, so each file has its own,
      // where its area does not say that they leave nothing behind. A change of what runs while a module loads
      // is seen in a page of its own only, so on the second try each has one.
      isolate:
        area.package === 'web' &&
        (area.sharesPage !== true || env['MUTATION_SECOND_TRY'] === 'true'),
      exclude: ['**/node_modules/**', ...(area.without ?? [])],
    },
  });
  // Instead of the package's own, which merging would keep, and its projects', which would count before.
  config.test.include = [...area.tests];
  delete config.test.projects;
  return config;
};
