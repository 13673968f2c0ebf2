import { configureGlobal } from 'fast-check';

import { TEST_SEED } from './test-seed';

/** Seeds every property test that doesn't set its own seed. */
configureGlobal({ seed: TEST_SEED });
