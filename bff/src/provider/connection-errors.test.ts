import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';

// Chromium retries after 408, 421 and 425, and treats a 407 as if it came from the user's proxy.
test.each([
  [407, 502],
  [408, 504],
  [421, 502],
  [425, 502],
])(
  'T79 a provider’s %i, which browsers handle automatically, is sent as %i',
  async (status, sent) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(status, { message: 'Try again.' }));
    for (const call of [
      request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' }),
      request(bff.url).get('/v1/users/taxStatus'),
    ]) {
      const response = await call;
      expect(response.status).toBe(sent);
      expect(response.body).toMatchObject({ message: 'Try again.', code: 'PROVIDER_FAILED' });
    }
  },
);
