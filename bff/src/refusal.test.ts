import { expect, test } from 'vitest';

import { refusals } from './refusal';

test('T34 no refusal has a status after which browsers automatically repeat a write', () => {
  const repeated = Object.entries(refusals).filter(([, { status }]) =>
    [407, 408, 421, 425].some((one) => one === status),
  );
  expect(repeated).toEqual([]);
});
