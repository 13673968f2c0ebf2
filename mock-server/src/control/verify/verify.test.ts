import { expect, test } from 'vitest';

import { JOURNAL_LENGTH } from '../../kernel/journal/journal';
import { addFault } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';
import { connectToMock } from '../mock-client';

const server = useMockServer();

const connect = (world: WorldClient) => connectToMock({ url: server.url(), world: world.name });

const PROFILE = '/v1/users/profile';

const usedWorld = async () => {
  const world = server.world();
  const wallet = newWallet();
  const token = await signIn(world, wallet);
  await addFault(world, { path: PROFILE, answer: { kind: 'status', status: 503 }, times: 1 });
  const create = (more: object) =>
    world
      .call('post', PROFILE, token)
      .set('x-client', 'web')
      .send({ username: 'Otter', ...more });
  await create({ bio: 'b'.repeat(600) }).expect(503);
  await create({}).expect(201);
  await world.call('get', '/v1/users/search?searchKey=otter').expect(200);
  return { world, wallet, mock: connect(world) };
};

test('counts calls by method, path, query, headers, body, wallet and status', async () => {
  const { wallet, mock } = await usedWorld();
  const call = { method: 'POST', path: PROFILE } as const;
  expect(await mock.verify({ ...call, exactly: 2 })).toMatchObject({ met: true, count: 2 });
  await mock.verify({ ...call, status: 503, exactly: 1 });
  await mock.verify({
    ...call,
    wallet: wallet.address,
    headers: { 'X-Client': 'w*' },
    body: { username: 'Otter' },
    atLeast: 2,
    atMost: 2,
  });
  // The journal truncates long strings, but verification compares the whole string.
  await mock.verify({ ...call, body: { bio: 'b'.repeat(600) }, exactly: 1 });
  await mock.verify({ path: '/v1/users/search', query: { searchKey: 'ot*r', page: null } });
  await mock.verify({ path: '/v1/users/profile-upload', exactly: 0 });
  expect(await mock.countCalls({ path: '/v1/users/*' })).toBeGreaterThanOrEqual(3);
  expect(await mock.countCalls({ wallet: newWallet().address })).toBe(0);
});

test('reports too few calls with the nearest misses and what differs', async () => {
  const { mock, wallet } = await usedWorld();
  await expect(
    mock.verify({ method: 'POST', path: PROFILE, body: { username: 'Badger' }, status: 201 }),
  ).rejects.toThrow(
    /^POST \/v1\/users\/profile with that body, status was not called, expected at least once\.\nNearest: j\d+ POST \/v1\/users\/profile \(body\.username: "Otter" instead of "Badger"\)\.\nNearest: j\d+ POST \/v1\/users\/profile \(body\.username: "Otter" instead of "Badger"; status: 503 instead of 201\)\.\nNearest: /,
  );
  await expect(
    mock.verify({
      method: 'PATCH',
      path: PROFILE,
      headers: { 'x-client': 'app' },
      wallet: newWallet().address,
      atLeast: 1,
    }),
  ).rejects.toThrow(
    new RegExp(
      String.raw`method: POST instead of PATCH; wallet: ${wallet.address} instead of 0x\w+; headers\.x-client: "web" instead of "app"`,
    ),
  );
  await expect(mock.verify({ path: '/v1/users/nonce', exactly: 2 })).rejects.toThrow(
    /^\/v1\/users\/nonce was called once, expected exactly 2 times\./,
  );
  await expect(
    mock.verify({ path: '/v1/users/search', query: { searchKey: null, page: '2' } }),
  ).rejects.toThrow(
    'query.searchKey: "otter", which should be absent; query.page: missing instead of "2"',
  );
});

test('reports too many calls with those that were made', async () => {
  const { mock } = await usedWorld();
  await expect(mock.verify({ path: PROFILE, atMost: 1 })).rejects.toThrow(
    /was called 2 times, expected at most once\.\nCalls: j\d+, j\d+\./,
  );
  await expect(mock.verify({ path: PROFILE, exactly: 0 })).rejects.toThrow('expected never');
});

test('lists must have the same number of items, and objects can have more fields', async () => {
  const world = server.world();
  const body = { wallets: ['0x1', { a: 1, b: null }] };
  await world.call('put', '/v1/users/tax', await signIn(world)).send(body);
  await world.call('post', PROFILE, await signIn(world)).send(body);
  const mock = connect(world);
  const count = (part: unknown) => mock.countCalls({ path: PROFILE, body: part });
  expect(await count({ wallets: ['*', { b: null }] })).toBe(1);
  expect(await count({ wallets: ['0x1'] })).toBe(0);
  expect(await count({ wallets: ['0x1', { a: '1' }] })).toBe(0);
  expect(await count([])).toBe(0);
  expect(await count({ constructor: '*' })).toBe(0);
});

test('a count says when the journal has dropped entries', async () => {
  const world = server.world();
  for (let index = 0; index < JOURNAL_LENGTH + 3; index += 1) {
    await world.call('get', '/v1/nowhere');
  }
  const { count, forgotten, message } = await connect(world).verify({ path: '/*' });
  expect({ count, forgotten }).toEqual({ count: JOURNAL_LENGTH, forgotten: 3 });
  expect(message).toContain('dropped 3 older entries');
});

test.each([
  [{ exactly: 1, atLeast: 1 }, 'Give exactly'],
  [{ atLeast: 2, atMost: 1 }, 'atLeast is at most atMost'],
  [{ path: '/v1/users/mee' }, 'No call has the path'],
  [{ path: '/v1/users/mee', exactly: 0 }, 'No call has the path'],
  [{ path: '/v1/users/mee', atMost: 0 }, 'No call has the path'],
  [{ exactly: -1 }, 'exactly'],
  [{ headers: { a: 1 } }, 'headers'],
  [{ more: 1 }, 'more'],
])('%j is refused', async (expected, words) => {
  const call = server.world().call('post', '/__mock/verify').send(expected);
  expect(await expectRefusal(call, 400)).toContain(words);
});
