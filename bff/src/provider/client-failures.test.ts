import type { RequestListener } from 'node:http';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { user, failure } from '../testing/provider-responses';

const page =
  (status: number, contentType: string, text: string): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': contentType }).end(text);
  };

describe('an invalid response from the provider is a 502', () => {
  test('T32 a redirect to another host is not followed', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(302, {}, { location: 'http://evil.example/' }));
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(502);
    expect(response.body).toEqual(failure('PROVIDER_BAD_ANSWER'));
    expect(response.headers).not.toHaveProperty('location');
    expect(provider.calls).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['HTML with 200', page(200, 'text/html', '<h1>Hello</h1>')],
    ['a body that breaks the schema', json(200, { walletAddress: 'nobody' })],
    ['no body', json(200, undefined)],
    ['half a JSON', page(200, 'application/json', '{"walletAddress":')],
    ['50 MB', page(200, 'application/json', `"${'a'.repeat(50_000_000)}"`)],
    ['a status out of nowhere', json(299, user)],
    [
      'a reset half-way',
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        res.write('{"walletAddress":', () => res.destroy());
      },
    ],
    ['no HTTP at all', (req) => req.socket.end('SSH-2.0-OpenSSH\r\n')],
  ])('T33 %s', async (_name, listener) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(listener);
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(502);
    expect(response.body).toMatchObject({ code: expect.stringMatching(/^PROVIDER_/) });
    provider.respondWith(json(200, user));
    expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
  });
});

test('a provider that is down is a 502, and is called again once it is back', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, user));
  expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200 });

  await provider.stop();
  const down = await request(bff.url).get('/v1/users/me');
  expect(down.status).toBe(502);
  expect(down.body).toEqual(failure('PROVIDER_UNREACHABLE'));

  await provider.restart();
  expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
});

describe('a connection that is lost without a response', () => {
  const resetOnce = (after: RequestListener): RequestListener => {
    let first = true;
    return (req, res) => {
      if (!first) return after(req, res);
      first = false;
      req.socket.destroy();
    };
  };

  test('allows one retry of a read', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(resetOnce(json(200, user)));
    expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
    expect(provider.calls).toHaveLength(2);
  });

  test('twice is a 502', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith((req) => req.socket.destroy());
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.body).toEqual(failure('PROVIDER_UNREACHABLE'));
    expect(provider.calls).toHaveLength(2);
  });

  test('never repeats a write', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(resetOnce(json(200, {})));
    const response = await request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' });
    expect(response.status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });
});

describe('a provider that refuses or fails', () => {
  test.each<[string, RequestListener, number, string]>([
    ['JSON', json(403, { message: 'Not yours.' }), 403, 'Not yours.'],
    ['a list of messages', json(400, { message: ['One.', 'Two.'] }), 400, 'One. Two.'],
    ['JSON without a message', json(409, {}), 409, ''],
    ['a message that is no text', json(409, { message: { text: 'No.' } }), 409, ''],
    ['no body', page(403, 'application/json', ''), 403, ''],
    ['a failure of HTML', page(500, 'text/html', '<h1>500</h1>'), 500, ''],
    ['a line of text', page(429, 'text/plain', 'Slow down.'), 429, 'Slow down.'],
    ['HTML', page(404, 'text/html', '<h1>No</h1>'), 404, ''],
    ['a status not in the contract', json(422, { message: 'Hm.' }), 422, 'Hm.'],
    ['503', json(503, { message: 'Back soon.' }), 503, 'Back soon.'],
  ])(
    '%s: its status and message are forwarded, and none are invented',
    async (_name, listener, status, message) => {
      const { provider, bff } = await startScripted();
      provider.respondWith(listener);
      const response = await request(bff.url).get('/v1/users/me');
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({
        message,
        code: expect.any(String),
        requestId: response.headers['x-request-id'],
      });
    },
  );

  test.each([
    ['that the contract does not declare is in the log', 422, 'PROVIDER_REFUSED'],
    ['that it declares is no failure', 403, undefined],
    ['of a failure that it declares is none of ours', 500, undefined],
  ])('a status %s', async (_name, status, code) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(status, { message: 'No.' }));
    expect((await request(bff.url).get('/v1/users/me')).status).toBe(status);
    await expect.poll(() => bff.logLines).toHaveLength(1);
    expect(JSON.parse(bff.logLines[0] ?? '{}').code).toBe(code);
  });

  test('a failure does not reveal its details', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(500, { message: 'Failed.', stack: 'at db.ts:1' }));
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.body).toEqual({
      message: 'Failed.',
      code: 'PROVIDER_FAILED',
      requestId: expect.any(String),
    });
  });
});

describe("T59 a refusal carries our request id, and hides the provider's internals", () => {
  const internals = {
    message: 'Not yours.',
    requestId: 'from-the-provider',
    stack: 'Error: no\n    at db.ts:1',
    query: 'select *',
  };
  const refusal = (response: { headers: Record<string, string> }, code: string) => ({
    message: 'Not yours.',
    code,
    requestId: response.headers['x-request-id'],
  });

  test.each([
    ['declared', 403],
    ['not declared', 422],
    ['a failure', 500],
  ])('%s', async (_name, status) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(status, internals));
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(status);
    expect(response.body).toEqual(
      refusal(response, status < 500 ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED'),
    );
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('passes on its code if it is valid', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(403, { ...internals, code: 'NOT_THE_OWNER' }));
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.body).toEqual(refusal(response, 'NOT_THE_OWNER'));
    for (const code of [{ stack: 'at db.ts:1' }, 'a'.repeat(65)]) {
      provider.respondWith(json(403, { ...internals, code }));
      const odd = await request(bff.url).get('/v1/users/me');
      expect(odd.body).toEqual(refusal(odd, 'PROVIDER_REFUSED'));
    }
  });

  test('takes no sentence from deeply nested messages', async () => {
    const { provider, bff } = await startScripted();
    const depth = 20_000;
    provider.respondWith(
      page(400, 'application/json', `{"message":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    );
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('');
  });
});
