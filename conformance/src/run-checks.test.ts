import { expect, test } from 'vitest';

import { allChecks } from './all-checks';
import { aloneInOrder } from './run-checks';

test('checks that advance the clock run after all others, whose figures would include later sales', () => {
  const checks = allChecks({ seed: 1, cases: 0, economy: true });
  const alone = aloneInOrder(checks);
  const advances = alone.map(({ needs = [] }) => needs.includes('advanceClock'));
  expect(advances.indexOf(true)).toBe(advances.lastIndexOf(false) + 1);
  expect(alone.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'economy.collections.stats/flow/figures add up',
      ...checks.filter(({ needs = [] }) => needs.includes('advanceClock')).map(({ id }) => id),
    ]),
  );
});
