import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';

const status = { alreadyAnswered: true };

const interim: RequestListener = (_req, res) => {
  res.writeEarlyHints({ link: '</a.css>; rel=preload' });
};

test.each<[string, RequestListener]>([
  ['103 Early Hints', interim],
  [
    'several times 103 Early Hints',
    (req, res) => {
      for (let time = 0; time < 3; time += 1) interim(req, res);
    },
  ],
])('T59 %s before the response is skipped', async (_name, sayFirst) => {
  const { provider, bff } = await startScripted();
  provider.respondWith((req, res) => {
    sayFirst(req, res);
    json(200, status)(req, res);
  });
  for (const time of [1, 2]) {
    const response = await request(bff.url).get('/v1/users/taxStatus');
    expect(response, `time ${time}`).toMatchObject({ status: 200, body: status });
  }
});

// On a 100, undici closes the connection, because undici itself never sends `Expect`.
test.each<[string, RequestListener]>([
  ['100 Continue', (_req, res) => res.writeContinue()],
  [
    '103 Early Hints and 100 Continue',
    (req, res) => {
      interim(req, res);
      res.writeContinue();
    },
  ],
])('T59 an unrequested %s fails the read, which is sent twice at most', async (_name, sayFirst) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, status));
  await request(bff.url).get('/v1/users/taxStatus');
  provider.respondWith((req, res) => {
    sayFirst(req, res);
    json(200, status)(req, res);
  });
  const before = provider.calls.length;
  const refused = await request(bff.url).get('/v1/users/taxStatus');
  expect(refused.status).toBe(502);
  expect(refused.body).toMatchObject({
    code: 'PROVIDER_UNREACHABLE',
    requestId: refused.headers['x-request-id'],
  });
  expect(provider.calls.length - before).toBe(2);
  provider.respondWith(json(200, status));
  const response = await request(bff.url).get('/v1/users/taxStatus');
  expect(response).toMatchObject({ status: 200, body: status });
});

const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)},"message":"no"}`;

const raw =
  (code: number, body: string): RequestListener =>
  (_req, res) => {
    res.writeHead(code, { 'content-type': 'application/json' }).end(body);
  };

test('T59 a success nested 100,000 arrays deep is a bad response, not our failure', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(raw(200, deep.replace('{', '{"alreadyAnswered":true,')));
  const response = await request(bff.url).get('/v1/users/taxStatus');
  expect(response.status).toBe(502);
  expect(response.body).toMatchObject({
    code: 'PROVIDER_BAD_ANSWER',
    requestId: response.headers['x-request-id'],
  });
});

test.each([401, 418, 500])('T59 a %i nested 100,000 arrays deep keeps its status', async (code) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(raw(code, deep));
  const response = await request(bff.url).get('/v1/users/taxStatus');
  expect(response.status).toBe(code);
  expect(response.body).toMatchObject({
    message: expect.any(String),
    requestId: response.headers['x-request-id'],
  });
});

test('brackets in a text do not count as depth', async () => {
  const { provider, bff } = await startScripted();
  const message = `${'['.repeat(200)}"\\`;
  provider.respondWith(json(401, { message }));
  const response = await request(bff.url).get('/v1/users/taxStatus');
  expect(response.body).toMatchObject({ message });
});
