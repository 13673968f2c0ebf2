import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { methodOf, sampleOf } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const routes = routesOf(v1Contract).filter(({ name }) => name !== 'users.uploadProfileImage');

describe('every route of the contract', () => {
  test.each(routes)('$name reaches the provider unchanged', async ({ name, route }) => {
    const sample = sampleOf({ name, route });
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, sample.response));

    const response = await request(bff.url)
      [methodOf(route.method)](sample.path)
      .set('Authorization', 'Bearer abc.def.ghi')
      .send(sample.body);

    expect(response.status, response.text).toBe(200);
    expect(response.body).toEqual(sample.response);
    expect(provider.calls).toHaveLength(1);
    expect(provider.calls[0]).toMatchObject({
      method: route.method,
      url: sample.path,
      body: sample.body === undefined ? '' : JSON.stringify(sample.body),
      headers: { authorization: 'Bearer abc.def.ghi' },
    });
  });

  test.each(routes)(
    '$name forwards the status, message, code and retry time of a refusal',
    async ({ name, route }) => {
      const sample = sampleOf({ name, route });
      const { provider, bff } = await startScripted();
      provider.respondWith(
        json(429, { message: 'Slow down.', code: 'X', more: 1 }, { 'retry-after': '7' }),
      );

      const response = await request(bff.url)
        [methodOf(route.method)](sample.path)
        .send(sample.body);

      expect(response.status).toBe(429);
      expect(response.body).toEqual({
        message: 'Slow down.',
        code: 'X',
        requestId: response.headers['x-request-id'],
      });
      expect(response.headers['retry-after']).toBe('7');
    },
  );
});

describe('an address outside the contract', () => {
  test.each([
    ['GET', '/v1/users'],
    ['GET', '/v1/admin'],
    ['GET', '/v1/users/me/'],
    ['GET', '/v1/Users/me'],
    ['POST', '/v1'],
  ])('%s %s gets a 404, without calling the provider', async (method, path) => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)[methodOf(method)](path);
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ message: expect.any(String), code: 'NOT_FOUND' });
    expect(provider.calls).toEqual([]);
  });

  test('another method gets a 405 with the allowed methods', async () => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url).delete('/v1/users/profile');
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, PATCH, POST');
    expect(response.body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    const head = await request(bff.url).head('/v1/users/me');
    expect(head.status).toBe(405);
    const options = await request(bff.url).options('/v1/users/me');
    expect(options.status).toBe(405);
    expect(provider.calls).toEqual([]);
  });
});

test('a write with an empty response gets an empty response', async () => {
  const { provider, bff } = await startScripted();
  const change = () =>
    request(bff.url).patch('/v1/users/email').send({ emailAddress: 'ada@example.com' });

  provider.respondWith(json(204, undefined));
  expect(await change()).toMatchObject({ status: 204, text: '' });
  provider.respondWith(json(200, undefined));
  expect(await change()).toMatchObject({ status: 200, text: '' });
  provider.respondWith(json(201, { emailAddress: 'ada@example.com' }));
  expect(await change()).toMatchObject({ status: 201, body: { emailAddress: 'ada@example.com' } });
});
