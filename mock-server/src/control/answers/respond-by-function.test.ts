import { afterEach, expect, onTestFinished, test } from 'vitest';

import { createMockServer, type MockServer } from '../../app/mock-server';
import { connectToMock } from '../mock-client';
import type { RespondRequest } from './responders';

const reported: unknown[] = [];
afterEach(() => reported.splice(0));

const start = async (): Promise<MockServer> => {
  const reportError = (error: unknown) => reported.push(error);
  const server = await createMockServer({ port: 0, users: 2, traits: 8, reportError });
  onTestFinished(() => server.stop());
  return server;
};

const EXISTS = 'GET /v1/users/:name/exists';

const ask = async (server: MockServer, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init);
  const body: { message?: string } = JSON.parse(await response.text());
  return { status: response.status, body };
};

test('a function responds with what it makes of the call, until it is removed', async () => {
  const server = await start();
  const calls: RespondRequest[] = [];
  const remove = server.respond(EXISTS, (request) => {
    calls.push(request);
    return { status: 200, body: { exists: request.params['name'] === 'ada' } };
  });
  const headers = { 'x-client': 'web' };
  expect(await ask(server, '/v1/users/ada/exists?page=2', { headers })).toEqual({
    status: 200,
    body: { exists: true },
  });
  expect((await ask(server, '/v1/users/eve/exists')).body).toEqual({ exists: false });
  expect(calls[0]).toMatchObject({
    method: 'GET',
    path: '/v1/users/ada/exists',
    params: { name: 'ada' },
    query: { page: '2' },
    headers,
    world: 'default',
    now: expect.any(Date),
  });
  remove();
  expect((await ask(server, '/v1/users/ada/exists')).body).toEqual({ exists: false });
  expect(calls).toHaveLength(2);
});

test('a function receives the JSON body and the wallet, and the mock can still do the call', async () => {
  const server = await start();
  const { accessToken, walletAddress } = await connectToMock(server).mintToken();
  const seen: unknown[] = [];
  server.respond('PATCH /v1/users/profile', ({ body, wallet }) => {
    seen.push(body, wallet);
    return 'real';
  });
  const { status } = await ask(server, '/v1/users/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: '{"username":"Otter"}',
  });
  expect(status).toBe(200);
  expect(seen).toEqual([{ username: 'Otter' }, walletAddress]);
});

test('the newest function comes first, undefined passes on to older ones, and worlds are separate', async () => {
  const server = await start();
  const statusIn = async (world: string, name = 'ada') =>
    (await ask(server, `/v1/users/${name}/exists`, { headers: { 'x-mock-world': world } })).status;
  server.respond(EXISTS, () => ({ status: 503 }));
  server.respond('GET /v1/*', ({ path }) => (path.includes('eve') ? { status: 502 } : undefined));
  server.respond(EXISTS, async () => ({ status: 500 }), { world: 'mine' });
  expect(await statusIn('default')).toBe(503);
  expect(await statusIn('default', 'eve')).toBe(502);
  expect(await statusIn('mine', 'eve')).toBe(500);
});

test('faults and manual responses come first, and a path that nothing serves can be served', async () => {
  const server = await start();
  const mock = connectToMock(server);
  server.respond('GET /v1/users/:name/exists', () => ({ status: 503 }));
  await mock.prepareAnswers({ path: '/v1/users/:name/exists', answers: [{ status: 502 }] });
  expect((await ask(server, '/v1/users/ada/exists')).status).toBe(502);
  expect((await ask(server, '/v1/users/ada/exists')).status).toBe(503);
  server.respond('POST /v2/new-call', () => ({ status: 201, body: { new: true } }));
  expect((await ask(server, '/v2/new-call', { method: 'POST' })).body).toEqual({ new: true });
  await mock.assertNoUnmatched();
});

test('a response that breaks the contract becomes a 500, unless it is allowed', async () => {
  const server = await start();
  const respond = () => ({ status: 200, body: { walletAddress: 'perhaps' } });
  const remove = server.respond('GET /v1/users/me', respond);
  const { status, body } = await ask(server, '/v1/users/me');
  expect([status, body.message]).toEqual([500, expect.stringContaining('body.walletAddress')]);
  remove();
  server.respond('GET /v1/users/me', respond, { validate: false });
  expect((await ask(server, '/v1/users/me')).body).toEqual({ walletAddress: 'perhaps' });
});

test('a function that fails is reported, and one can reset the connection', async () => {
  const server = await start();
  server.respond(EXISTS, () => {
    throw new Error('no such luck');
  });
  const { status, body } = await ask(server, '/v1/users/ada/exists');
  expect([status, body.message]).toEqual([500, expect.stringContaining('failed: no such luck')]);
  expect(reported).toEqual([new Error('no such luck')]);

  server.respond(EXISTS, () => ({ status: 99 }));
  expect((await ask(server, '/v1/users/ada/exists')).body.message).toContain('status');
  server.respond(EXISTS, () => 'connection-reset');
  await expect(ask(server, '/v1/users/ada/exists')).rejects.toThrow();
});

test.each([0, 1])('a body that is no JSON gets a 500 after %i ms', async (latencyMs) => {
  const server = await start();
  const cycle: Record<string, unknown> = {};
  cycle['itself'] = cycle;
  server.respond(EXISTS, () => ({ status: 200, body: cycle, latencyMs }), { validate: false });
  const { status, body } = await ask(server, '/v1/users/ada/exists');
  expect([status, body.message]).toEqual([500, expect.stringContaining('failed: ')]);
  expect(reported).toEqual([expect.any(Error)]);
});

test.each(['/v1/users/me', 'BREW /v1/users/me', 'GET v1', 'GET /a b', 'GET'])(
  'the route %j is refused',
  async (route) => {
    const server = await start();
    expect(() => server.respond(route, () => undefined)).toThrow(/A route is a method and a path/);
  },
);
