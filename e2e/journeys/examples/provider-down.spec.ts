import { expect } from '@playwright/test';

import { test } from './mock';

test('a page is told that the provider is down, and that it is back', async ({ page, mock }) => {
  await mock.addFault({
    path: '/v1/*',
    answer: { kind: 'status', status: 503 },
    times: 1,
  });
  // In place of your own page, one that the mock has.
  await page.goto(`${mock.url}/docs`);
  const ask = () => page.evaluate(async () => (await fetch('/v1/users/ada/exists')).status);
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(200);
});
