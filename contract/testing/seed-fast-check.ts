import { configureGlobal } from 'fast-check';

import { TEST_SEED } from './test-seed';

/** Seeds every property that names no seed. */
configureGlobal({ seed: TEST_SEED });
