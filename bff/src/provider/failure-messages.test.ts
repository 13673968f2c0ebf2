import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';

const ERRORS = [
  400, 402, 418, 422, 451, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 529, 599,
];

test.each(ERRORS)(
  '§8 a provider error %i is forwarded with its status and message',
  async (status) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(status, { message: 'We moved the market.', stack: 'at db.ts' }));
    const response = await request(bff.url).get('/v1/users/taxStatus');
    expect(response.status).toBe(status);
    expect(response.body).toEqual({
      message: 'We moved the market.',
      code: status < 500 ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED',
      requestId: response.headers['x-request-id'],
    });
  },
);
