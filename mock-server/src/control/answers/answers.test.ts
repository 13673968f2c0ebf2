import { describe, expect, test } from 'vitest';

import { addFault, journalOf, stateOf } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';

const server = useMockServer();

const ME = '/v1/users/me';

const prepare = async (world: WorldClient, prepared: Record<string, unknown>) =>
  (await world.call('post', '/__mock/answers').send(prepared).expect(200)).body;

const waiting = async (world: WorldClient) =>
  (await world.call('get', '/__mock/answers').expect(200)).body.answers;

const statusesOf = async (world: WorldClient, path: string, token: string, times: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await world.call('get', path, token)).status);
  }
  return statuses;
};

test('a sequence answers one call after another, and then the mock answers again', async () => {
  const world = server.world();
  const token = await signIn(world);
  await prepare(world, {
    path: ME,
    answers: [{ status: 503 }, { status: 429, headers: { 'retry-after': '7' } }, 'real'],
  });
  expect(await expectRefusal(world.call('get', ME, token), 503)).toBe('Service Unavailable');
  const limited = await world.call('get', ME, token).expect(429);
  expect(limited.headers['retry-after']).toBe('7');
  expect(await statusesOf(world, ME, token, 2)).toEqual([200, 200]);
  expect(await waiting(world)).toEqual([]);
});

test.each([
  ['last', [503, 500, 500, 500]],
  ['again', [503, 500, 503, 500]],
])('after the last answer it continues with: %s', async (afterwards, statuses) => {
  const world = server.world();
  await prepare(world, { path: ME, answers: [{ status: 503 }, { status: 500 }], afterwards });
  expect(await statusesOf(world, ME, '', 4)).toEqual(statuses);
});

test('status, headers and body are sent as written, and run nothing here', async () => {
  const world = server.world();
  await prepare(world, {
    method: 'GET',
    path: '/v1/users/:name/exists',
    answers: [
      { status: 200, headers: { 'x-request-id': 'mine' }, body: { exists: 'perhaps' } },
      { status: 502, headers: { 'content-type': 'text/html' }, text: '<h1>Bad gateway</h1>' },
      { status: 204 },
    ],
  });
  const first = await world.call('get', '/v1/users/ada/exists').expect(200);
  expect(first.body).toEqual({ exists: 'perhaps' });
  expect(first.headers['x-request-id']).toBe('mine');
  const second = await world.call('get', '/v1/users/ada/exists').expect(502);
  expect(second.text).toBe('<h1>Bad gateway</h1>');
  expect(second.headers['content-type']).toContain('text/html');
  expect(second.headers['content-security-policy']).toBe('sandbox');
  const third = await world.call('get', '/v1/users/ada/exists').expect(204);
  expect(third.text).toBe('');
});

test('sends answers that break the contract, and says how they do', async () => {
  const world = server.world();
  const said = async (answer: unknown, path = ME) =>
    (await prepare(world, { method: 'GET', path, answers: [answer] })).breaksContract;
  expect(await said({ status: 200, body: { walletAddress: 5 } })).toEqual([
    expect.stringMatching(/^Answer 1 breaks the contract of GET \/v1\/users\/me: body\.\w+: /),
  ]);
  expect(await said({ status: 418 })).toEqual([
    "Answer 1 breaks the contract of GET /v1/users/me: status 418 isn't in the contract.",
  ]);
  expect(await said({ status: 200, text: 'hello' })).toEqual([
    expect.stringContaining('its body should be JSON'),
  ]);
  expect(await said({ status: 503, text: '<h1>Down</h1>' })).toHaveLength(1);
  expect(await said({ status: 401, body: { message: '[redacted]' } })).toEqual([
    expect.stringContaining('put in one of your own'),
  ]);
  expect(await said({ status: 200, body: { exists: true } }, '/v1/users/:name/exists')).toEqual([]);
  expect(await said({ status: 503 })).toEqual([]);
  expect(await said('real')).toEqual([]);
  expect((await said({ status: 418 }, '/*')).at(-1)).toMatch(/^And \d+ more\.$/);
});

test('only calls that match the pattern get prepared answers', async () => {
  const world = server.world();
  const wallet = newWallet();
  const token = await signIn(world, wallet);
  const other = await signIn(world);
  await prepare(world, { path: ME, wallet: wallet.address, answers: [{ status: 500 }] });
  await world.call('get', ME, other).expect(200);
  await world.call('get', ME).expect(401);
  await world.call('get', ME, token).expect(500);

  await prepare(world, {
    path: '/v1/users/profile',
    body: { username: 'Ott*' },
    headers: { 'X-Client': 'web' },
    answers: [{ status: 418 }],
    afterwards: 'last',
  });
  const create = (username: string, client: string) =>
    world
      .call('post', '/v1/users/profile', token)
      .set('x-client', client)
      .send({ username })
      .then(({ status }) => status);
  expect(await create('Otter', 'web')).toBe(418);
  expect(await create('Otter', 'app')).toBe(201);
  expect(await create('Badger', 'web')).not.toBe(418);

  await prepare(world, {
    path: '/v1/users/search',
    query: { searchKey: '0x*', page: null },
    answers: [{ status: 500 }],
  });
  await world.call('get', '/v1/users/search?searchKey=0x&page=1').expect(400);
  await world.call('get', '/v1/users/search?searchKey=otter').expect(200);
  await world.call('get', '/v1/users/search?searchKey=0x4').expect(500);
});

test('invalid JSON is refused as usual even when an answer waits for a body', async () => {
  const world = server.world();
  const token = await signIn(world);
  await prepare(world, { path: '/v1/users/profile', body: { a: 1 }, answers: [{ status: 500 }] });
  const send = (body: string) =>
    world
      .call('post', '/v1/users/profile', token)
      .set('content-type', 'application/json')
      .send(body);
  await expectRefusal(send('{"a":'), 400);
  await send('{"a":1}').expect(500);
});

test('the latest prepared answer comes first, and faults come before all', async () => {
  const world = server.world();
  await prepare(world, { path: ME, answers: [{ status: 500 }] });
  await prepare(world, { path: '/v1/*', answers: [{ status: 502 }] });
  await addFault(world, { answer: { kind: 'status', status: 503 }, times: 1 });
  expect(await statusesOf(world, ME, '', 4)).toEqual([503, 502, 500, 401]);
});

test('a connection is reset in the middle of a sequence', async () => {
  const world = server.world();
  await prepare(world, { path: ME, answers: ['connection-reset', { status: 500 }] });
  const ask = () => fetch(`${server.url()}${ME}`, { headers: { 'x-mock-world': world.name } });
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect((await ask()).status).toBe(500);
});

test('a hundred simultaneous calls get each answer once', async () => {
  const world = server.world();
  await prepare(world, { path: ME, answers: Array.from({ length: 50 }, () => ({ status: 500 })) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => world.call('get', ME)));
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(50);
});

describe('prepared answers', () => {
  test('belong to one world, are saved and restored with its state, and end with a reset', async () => {
    const [world, other] = [server.world(), server.world()];
    await prepare(world, { path: ME, answers: [{ status: 500 }, { status: 502 }] });
    await world.call('get', ME).expect(500);
    await other.call('get', ME).expect(401);
    await other
      .call('post', '/__mock/state')
      .send(await stateOf(world))
      .expect(200);
    await other.call('get', ME).expect(502);
    await world.call('post', '/__mock/reset').expect(200);
    await world.call('get', ME).expect(401);
  });

  test('are listed with the next one marked, and can be removed one by one or all together', async () => {
    const world = server.world();
    await prepare(world, { path: ME, answers: [{ status: 500 }, 'real'], afterwards: 'again' });
    await prepare(world, { path: '/v1/users/search', answers: [{ status: 500 }] });
    await world.call('get', ME).expect(500);
    expect(await waiting(world)).toMatchObject([
      { id: 'a1', next: 1 },
      { id: 'a2', next: 0 },
    ]);
    await world.call('delete', '/__mock/answers/a2').expect(200);
    await expectRefusal(world.call('delete', '/__mock/answers/a2'), 404);
    await world.call('delete', '/__mock/answers').expect(200);
    expect(await waiting(world)).toEqual([]);
  });

  test('appear in the journal, which shows a whole call without its secrets', async () => {
    const world = server.world();
    const token = await signIn(world);
    await prepare(world, {
      path: ME,
      answers: [{ status: 200, body: { accessToken: 'a-secret', note: 'n'.repeat(9_000) } }],
    });
    await world.call('get', ME, token).set('cookie', 'a-secret').set('x-client', 'web').expect(200);
    const { id } = (await journalOf(world)).at(-1);
    const { body } = await world.call('get', `/__mock/journal/${id}`).expect(200);
    expect(body.entry).toMatchObject({ answers: 'a1', wallet: expect.stringMatching(/^0x/) });
    expect(body.headers).toMatchObject({ 'x-client': 'web', cookie: '[redacted]' });
    expect(body.answer.body).toEqual({ accessToken: '[redacted]', note: 'n'.repeat(9_000) });
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toContain('a-secret');
    await expectRefusal(world.call('get', '/__mock/journal/j9999'), 404);
  });

  test('are limited', async () => {
    const world = server.world();
    for (let index = 0; index < 100; index += 1) {
      await prepare(world, { path: ME, answers: ['real'] });
    }
    const more = world.call('post', '/__mock/answers').send({ path: ME, answers: ['real'] });
    expect(await expectRefusal(more, 400)).toContain('Remove some first');
  });

  test.each([
    [{ answers: ['real'] }, 'path'],
    [{ path: ME }, 'answers'],
    [{ path: ME, answers: [] }, 'answers'],
    [{ path: ME, answers: ['perhaps'] }, 'Give {'],
    [{ path: ME, answers: [{ status: 99 }] }, 'status: '],
    [{ path: ME, answers: [{ status: 200, body: 1, text: 'x' }] }, 'Give a body'],
    [{ path: ME, answers: [{ status: 204, body: 1 }] }, 'no body'],
    [{ path: ME, answers: [{ status: 200, headers: { 'x y': '1' } }] }, 'headers'],
    [{ path: ME, answers: [{ status: 200, headers: { x: 'a\r\nb: c' } }] }, 'headers'],
    [
      { path: ME, answers: [{ status: 200, headers: { 'Content-Length': '5' } }] },
      'sets these headers itself',
    ],
    [{ path: ME, answers: [{ status: 200, text: 'x'.repeat(300_000) }] }, 'characters in all'],
    [{ path: '/v1/users/mee', answers: ['real'] }, 'No call has the path'],
    [{ path: ME, answers: ['real'], afterwards: 'never' }, 'afterwards'],
    [{ path: ME, answers: ['real'], wallet: '0x12' }, 'wallet'],
    [{ path: ME, answers: ['real'], more: 1 }, 'more'],
  ])('that are invalid are refused: %#', async (prepared, words) => {
    const world = server.world();
    const call = world.call('post', '/__mock/answers').send(prepared);
    expect(await expectRefusal(call, 400)).toContain(words);
    expect(await waiting(world)).toEqual([]);
  });
});
