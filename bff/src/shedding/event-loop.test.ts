import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { measureEventLoop } from './event-loop';

test('distinguishes a blocked event loop from an idle one', async () => {
  const measure = measureEventLoop();
  await pause(50);
  const idle = measure();
  for (let turn = 0; turn < 4; turn += 1) {
    const until = performance.now() + 60;
    while (performance.now() < until);
    await pause(0);
  }
  const busy = measure();
  expect(busy.utilisation).toBeGreaterThan(idle.utilisation);
  expect(busy.delay).toBeGreaterThan(idle.delay);
});
