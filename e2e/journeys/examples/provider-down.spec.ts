import { expect } from '@playwright/test';

import { test } from './mock';

test('a page learns that the provider is down, and that it is back', async ({ page, mock }) => {
  await mock.addFault({
    path: '/v1/*',
    answer: { kind: 'status', status: 503 },
    times: 1,
  });
  await page.goto(`${mock.url}/docs`);
  const ask = () => page.evaluate(async () => (await fetch('/v1/users/ada/exists')).status);
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(200);
  // `verify` throws for any other number of calls, and lists the calls that nearly match.
  await mock.verify({ method: 'GET', path: '/v1/users/:name/exists', exactly: 2 });
  await mock.verify({ path: '/v1/users/ada/exists', status: 503, exactly: 1 });
  await expect(mock.verify({ path: '/v1/users/bob/*', atLeast: 1 })).rejects.toThrow(
    '/v1/users/ada/exists',
  );
});
