import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { makeWebBuild } from '../testing/web/web-build';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/sets', '/collections'],
  ['/dashboard/watchlist', '/dashboard?view=watchlist'],
  ['/notices', '/dashboard?view=notices'],
  ['/dashboard/inventory', '/dashboard?view=inventory'],
  ['/inventory', '/dashboard?view=inventory'],
  ['/inventory/', '/dashboard?view=inventory'],
  ['/inventory?collection=kilnfolk', '/dashboard?view=inventory&collection=kilnfolk'],
  ['/orders', '/dashboard?view=orders'],
  ['/offers', '/dashboard?view=orders&show=offers-received'],
  ['/trades', '/dashboard?view=orders&show=trades'],
  ['/history', '/dashboard?view=history'],
  ['/profile', '/dashboard?view=profile'],
  ['/settings', '/dashboard?view=profile'],
])('E394 %s leads to %s, without being cached', async (path, target) => {
  const { bff } = await startScripted({ WEB_ROOT: await makeWebBuild() });
  const response = await request(bff.url).get(path).set('Accept', HTML).redirects(0);
  expect(response.status).toBe(302);
  expect(response.headers['location']).toBe(target);
  expect(response.headers['cache-control']).toBe('no-cache');
});

test.each(['//evil.example', '/inventory/evil', '/dashboard/unknown', '/watchlist', '/__proto__'])(
  'E394 %s isn’t redirected',
  async (path) => {
    const { bff } = await startScripted({ WEB_ROOT: await makeWebBuild() });
    const response = await request(bff.url).get(path).set('Accept', HTML).redirects(0);
    expect(response.headers['location']).toBeUndefined();
  },
);
