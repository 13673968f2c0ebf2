import { beforeAll, expect, test } from 'vitest';

import { holdAgainstSeaport, sharedStage, type Stage } from './hold-against-seaport';
import { PLANTED_ERRORS } from './planted-errors';

/** Far more than any of them takes. */
const SEQUENCES = 400;
/** The same sequences each time: whether an error is found is no matter of luck. */
const SEED = 22;

let stage: Stage;
beforeAll(async () => {
  stage = await sharedStage();
}, 120_000);

test('at least 15 errors are planted', () => {
  expect(Object.keys(PLANTED_ERRORS).length).toBeGreaterThanOrEqual(15);
});

test.each(Object.entries(PLANTED_ERRORS))(
  'Seaport shows that %s',
  { timeout: 300_000 },
  async (_name, plant) => {
    const held = await holdAgainstSeaport(stage, SEQUENCES, { plant, most: 1, seed: SEED });
    expect(held.differences).toHaveLength(1);
  },
);
