import { readdirSync } from 'node:fs';
import { env } from 'node:process';
import { loadConfigFromFile, mergeConfig } from 'vite';

import { areaNamed } from './areas.mjs';

/** Many times longer than any test takes on a busy machine. */
const TEST_TIMEOUT_MS = 15_000;

const LONGEST_WAIT_MS = 3_000;

/** Extends the configuration in the working directory, for the area in `MUTATION_AREA`. */
export default async () => {
  const file = readdirSync('.').find((name) => /^vite(st)?\.config\./.test(name));
  const own = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file);
  if (own === null) throw new Error('No configuration of Vitest here');
  const area = areaNamed(env['MUTATION_AREA'] ?? '');
  const config = mergeConfig(own.config, {
    test: {
      testTimeout: TEST_TIMEOUT_MS,
      env: { LONGEST_WAIT_MS: String(LONGEST_WAIT_MS) },
      // On the second try, gives each test file its own page, which runs load-time code again.
      isolate:
        area.package === 'web' &&
        (area.sharesPage !== true || env['MUTATION_SECOND_TRY'] === 'true'),
      exclude: ['**/node_modules/**', ...(area.without ?? [])],
    },
  });
  // Replaces the patterns of the package and its projects, to which merging would only add.
  config.test.include = [...area.tests];
  delete config.test.projects;
  return config;
};
