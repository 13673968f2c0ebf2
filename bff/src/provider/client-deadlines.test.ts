import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { hang, failure } from '../testing/provider-responses';

describe('deadlines', () => {
  test.each([
    ['a read', 'READ_DEADLINE_MS', '/v1/users/me'],
    ['a search', 'SEARCH_DEADLINE_MS', '/v1/marketTraits/search?searchKey=a'],
    ['a search by username', 'SEARCH_DEADLINE_MS', '/v1/users/searchByUsername?searchKey=a'],
  ])('%s that takes too long is a 504', async (_name, variable, path) => {
    const { provider, bff } = await startScripted({ [variable]: '40' });
    provider.respondWith(hang);
    const response = await request(bff.url).get(path);
    expect(response.status).toBe(504);
    expect(response.body).toEqual(failure('PROVIDER_TIMEOUT'));
  });

  test('a write that takes too long is a 504', async () => {
    const { provider, bff } = await startScripted({ WRITE_DEADLINE_MS: '40' });
    provider.respondWith(hang);
    const response = await request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' });
    expect(response.status).toBe(504);
    expect(provider.calls).toHaveLength(1);
  });

  test('a body that trickles in does not extend them', async () => {
    const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '40' });
    provider.respondWith((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' }).write('{');
      const trickle = setInterval(() => res.write(' '), 5);
      res.on('close', () => clearInterval(trickle));
    });
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.body).toEqual(failure('PROVIDER_TIMEOUT'));
  });

  test('a call that gets no connection in time is BUSY, and is never sent', async () => {
    const { provider, bff } = await startScripted({
      PROVIDER_CONNECTIONS: '1',
      WRITE_DEADLINE_MS: '2000',
      QUEUE_DEADLINE_MS: '40',
    });
    const received = new Promise<void>((resolve) => provider.respondWith(() => resolve()));
    const write = request(bff.url)
      .post('/v1/users/verifyEmail')
      .send({ code: '1' })
      .then(({ status }) => status);
    await received;
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(503);
    expect(response.body).toEqual(failure('BUSY'));
    expect(provider.calls).toHaveLength(1);
    await provider.stop();
    expect(await write).toBe(502);
  });
});
