import { expect, test } from 'vitest';

import { atMost } from './at-most.mjs';

test('runs every task, never more at once than allowed, and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name, index) => async () => {
    running += 1;
    most = Math.max(most, running);
    // Later tasks wait for fewer turns, so that they finish before earlier ones.
    for (let turn = index; turn < 5; turn += 1) await Promise.resolve();
    running -= 1;
    return name;
  });
  await expect(atMost(2, tasks)).resolves.toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
