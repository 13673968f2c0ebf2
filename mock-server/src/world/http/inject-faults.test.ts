import { AccountSchema, UserSchema } from '@trait-market/contract/v1/users';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { addFault, journalOf } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';

const server = useMockServer();

const SEARCH = '/v1/users/search?searchKey=0x';

const ask = (
  world: WorldClient,
  path = SEARCH,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
) =>
  fetch(`${server.url()}${path}`, {
    headers: { 'x-mock-world': world.name, ...headers },
    signal: signal ?? null,
  });

test("a status has its message, or the status's own words, and the retry time", async () => {
  const world = server.world();
  await addFault(world, {
    answer: { kind: 'status', status: 503, message: 'Back at nine.', retryAfter: 7 },
    times: 1,
  });
  await addFault(world, { answer: { kind: 'status', status: 502 } });
  const first = await ask(world);
  expect(first.status).toBe(503);
  expect(first.headers.get('retry-after')).toBe('7');
  expect(await first.json()).toEqual({ message: 'Back at nine.' });
  expect(await expectRefusal(world.call('get', SEARCH), 502)).toBe('Bad Gateway');
});

test('a refused call has no effect, but one with a spoiled answer does', async () => {
  const world = server.world();
  const token = await signIn(world);
  const create = () => world.call('post', '/v1/users/profile', token).send({ username: 'Otter' });
  await addFault(world, { answer: { kind: 'status', status: 500 }, times: 1 });
  await expectRefusal(create(), 500);
  await world.call('get', '/v1/users/profile', token).expect(404);
  await addFault(world, { answer: { kind: 'wrong-schema' }, times: 1 });
  await create().expect(201);
  await world.call('get', '/v1/users/profile', token).expect(200);
});

test('malformed JSON is declared as JSON', async () => {
  const world = server.world();
  await addFault(world, { answer: { kind: 'malformed-json' } });
  const answer = await ask(world);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('a wrong schema is valid JSON that breaks the contract, for an object and for a list', async () => {
  const world = server.world();
  const authorization = `Bearer ${await signIn(world)}`;
  await addFault(world, { answer: { kind: 'wrong-schema' } });
  const found: unknown = await (await ask(world)).json();
  expect(z.array(AccountSchema).safeParse(found).success).toBe(false);
  const me: unknown = await (
    await ask(world, '/v1/users/me', { headers: { authorization } })
  ).json();
  expect(UserSchema.safeParse(me).success).toBe(false);
  expect(z.looseObject({}).safeParse(me).success).toBe(false);
});

test('a truncated body starts, and breaks off', async () => {
  const world = server.world();
  await addFault(world, { answer: { kind: 'truncated-body' } });
  const answer = await ask(world, '/v1/users/searchByUsername?searchKey=a');
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  await expect(answer.text()).rejects.toThrow();
});

test('a reset connection gives no answer at all', async () => {
  const world = server.world();
  await addFault(world, { answer: { kind: 'connection-reset' }, times: 1 });
  await expect(ask(world)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect((await ask(world)).status).toBe(200);
});

test('latency delays the answer, and does not wait for a client that leaves', async () => {
  const world = server.world();
  await addFault(world, { latencyMs: 60_000, times: 1 });
  await expect(ask(world, SEARCH, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  await addFault(world, { latencyMs: 120, times: 1 });
  const sentAt = performance.now();
  expect((await ask(world)).status).toBe(200);
  // Allows for timers that fire a millisecond early.
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(118);
  await expect
    .poll(async () => (await journalOf(world)).map((entry: { status: unknown }) => entry.status))
    .toEqual(expect.arrayContaining([null, 200]));
});

test('faults and latency affect only calls with the query, headers and wallet that they name', async () => {
  const world = server.world();
  const wallet = newWallet();
  const [own, other] = [await signIn(world, wallet), await signIn(world)];
  const down = { kind: 'status', status: 503 };
  await addFault(world, { path: '/v1/users/me', wallet: wallet.address, answer: down });
  await world.call('get', '/v1/users/me', own).expect(503);
  await world.call('get', '/v1/users/me', other).expect(200);
  await world.call('get', '/v1/users/me').expect(401);

  await addFault(world, {
    path: '/v1/marketTraits/search',
    query: { searchKey: 'Las*' },
    headers: { 'X-Client': 'app', 'x-trial': null },
    answer: down,
  });
  const search = (key: string, client: string) =>
    world.call('get', `/v1/marketTraits/search?searchKey=${key}`).set('x-client', client);
  await search('Laser', 'app').expect(503);
  await search('Laser', 'web').expect(200);
  await search('Hat', 'app').expect(200);
  await search('Laser', 'app').set('x-trial', '1').expect(200);

  await addFault(world, { query: { searchKey: 'Hat' }, latencyMs: 150 });
  const sentAt = performance.now();
  await search('Hat', 'web').expect(200);
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(148);
  const call = world.call('post', '/__mock/faults').send({ body: { a: 1 }, latencyMs: 1 });
  await expectRefusal(call, 400);
});

describe('faults', () => {
  test('belong to one world, and end with a reset', async () => {
    const [world, other] = [server.world(), server.world()];
    await addFault(world, { answer: { kind: 'status', status: 503 } });
    await expectRefusal(world.call('get', SEARCH), 503);
    await other.call('get', SEARCH).expect(200);
    await world.call('post', '/__mock/reset').expect(200);
    await world.call('get', SEARCH).expect(200);
  });

  test('never affect the control API', async () => {
    const world = server.world();
    await addFault(world, { answer: { kind: 'connection-reset' } });
    const { body } = await world.call('get', '/__mock/faults').expect(200);
    expect(body.faults).toHaveLength(1);
  });

  test('affect flags, chat and chains too', async () => {
    const world = server.world();
    await addFault(world, { path: '/api/*', answer: { kind: 'status', status: 500 } });
    await expectRefusal(world.call('get', '/api/features/sdk-local'), 500);
    await world.call('post', '/chat/messages').send({ text: 'Hello' }).expect(200);
  });

  test('appear in the journal with the calls that they affected', async () => {
    const world = server.world();
    const { id } = await addFault(world, { answer: { kind: 'status', status: 503 }, times: 1 });
    await expectRefusal(world.call('get', SEARCH), 503);
    await world.call('get', SEARCH).expect(200);
    const [first, second] = await journalOf(world);
    expect(first).toMatchObject({ status: 503, faults: [id] });
    expect(second).not.toHaveProperty('faults');
  });

  test('can be listed, and removed one by one or all together', async () => {
    const world = server.world();
    const slow = await addFault(world, { latencyMs: { minMs: 1, maxMs: 2 } });
    const broken = await addFault(world, { path: '/v1/*', answer: { kind: 'malformed-json' } });
    const list = async () => (await world.call('get', '/__mock/faults').expect(200)).body.faults;
    expect(await list()).toEqual([slow, broken]);
    await world.call('delete', `/__mock/faults/${slow.id}`).expect(200);
    expect(await list()).toEqual([broken]);
    await expectRefusal(world.call('delete', `/__mock/faults/${slow.id}`), 404);
    await world.call('delete', '/__mock/faults').expect(200);
    expect(await list()).toEqual([]);
  });

  test.each([
    { path: '/v1/users/mee' },
    { path: '/v1/users' },
    { path: '/v1/users/me/more' },
    { path: '/v2/*' },
    { path: '/pictures/*' },
    { path: '/__mock/*' },
    { path: '/v1/users/login', method: 'GET' },
  ])('that could never affect a call are refused, with a list of the calls: %j', async (where) => {
    const world = server.world();
    const call = world.call('post', '/__mock/faults').send({ ...where, latencyMs: 1 });
    expect(await expectRefusal(call, 400)).toMatch(
      'method' in where ? /There are: .*\bPOST\b/ : /There are: .*(?:\/v1\/users\/me\b|\/v1\/\*)/,
    );
    const { body } = await world.call('get', '/__mock/faults').expect(200);
    expect(body.faults).toEqual([]);
  });

  test.each([
    '/v1/users/me/',
    '/V1/Users/Me',
    '/v1/users/search*',
    '/v1/:group/:call',
    '/v1/users/otter/exists',
    '/economy/v1/*',
    '/rpc/137',
    '/*',
  ])('with the path %s can affect a call, and are accepted', async (path) => {
    expect(await addFault(server.world(), { path, latencyMs: 1 })).toMatchObject({ path });
  });

  test.each([
    {},
    { path: '/v1/*' },
    { latencyMs: -1 },
    { latencyMs: 1.5 },
    { latencyMs: 1e9 },
    { latencyMs: { minMs: 2, maxMs: 1 } },
    { latencyMs: 1, path: 'v1' },
    { latencyMs: 1, path: '/a*b' },
    { latencyMs: 1, method: 'BREW' },
    { latencyMs: 1, probability: 0 },
    { latencyMs: 1, probability: 1.1 },
    { latencyMs: 1, times: 0 },
    { latencyMs: 1, more: true },
    { answer: { kind: 'status', status: 200 } },
    { answer: { kind: 'status' } },
    { answer: { kind: 'explosion' } },
  ])('that are %j are refused', async (fault) => {
    await expectRefusal(server.world().call('post', '/__mock/faults').send(fault), 400);
  });
});
