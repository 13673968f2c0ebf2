import { alice } from '@trait-market/contract/fixtures/users';
import { afterEach, expect, test, vi } from 'vitest';

import { apiClient } from './api-client';
import { accessToken } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('§6 calls carry the stored token, and none once it is cleared', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(alice)));
  vi.stubGlobal('fetch', fetch);
  accessToken.write('a.b.c');
  await apiClient.users.me();
  expect(fetch).toHaveBeenLastCalledWith(
    '/v1/users/me',
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer a.b.c' }),
    }),
  );
  accessToken.write('');
  await apiClient.users.me();
  expect(fetch).toHaveBeenLastCalledWith(
    '/v1/users/me',
    expect.objectContaining({
      headers: expect.not.objectContaining({ authorization: expect.anything() }),
    }),
  );
});
