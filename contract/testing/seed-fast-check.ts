import { configureGlobal } from 'fast-check';

import { TEST_SEED } from './test-seed';

/** For Vitest's `setupFiles`: every property that names no seed takes the one of this run. */
configureGlobal({ seed: TEST_SEED });
