import { expect, test } from 'vitest';

import { JOURNAL_LENGTH } from '../../kernel/journal/journal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet, postLogin, signIn, signLogin } from '../../testing/wallet';

const server = useMockServer();

const entries = async (world: WorldClient) =>
  (await world.call('get', '/__mock/journal').expect(200)).body.entries;

test('the journal shows requests and answers in order, including unmatched requests', async () => {
  const world = server.world();
  await world.call('get', '/v1/marketTraits/search?searchKey=Laser');
  await world.call('get', '/v1/users/me');
  await world.call('post', '/v1/nowhere');
  expect(await entries(world)).toMatchObject([
    {
      kind: 'request',
      method: 'GET',
      path: '/v1/marketTraits/search',
      query: { searchKey: 'Laser' },
      status: 200,
    },
    { method: 'GET', path: '/v1/users/me', status: 401 },
    { method: 'POST', path: '/v1/nowhere', status: 404 },
  ]);
});

test('it uses the time of its world', async () => {
  const world = server.world();
  await world.call('post', '/__mock/clock').send({ now: '2031-05-04T10:00:00Z' }).expect(200);
  await world.call('get', '/v1/nowhere');
  expect((await entries(world))[0].at).toMatch(/^2031-05-04T10:0/);
});

test('it contains no signature and no token', async () => {
  const world = server.world();
  const wallet = newWallet();
  const signature = await signLogin(world, wallet);
  await postLogin(world, wallet.address, signature).expect(200);
  const token = await signIn(world, wallet);
  await world.call('get', `/v1/users/me?access_token=${token}`, token).expect(200);
  const written = JSON.stringify(await entries(world));
  expect(written).not.toContain(signature);
  expect(written).not.toContain(token);
  expect(written).toContain('[redacted]');
  expect(written).toContain(wallet.address);
});

test('it keeps a limited number of entries, and cuts long ones', async () => {
  const world = server.world();
  await world.call('get', `/v1/${'long'.repeat(1_000)}`);
  expect((await entries(world))[0].path.length).toBeLessThan(1_000);
  for (let index = 0; index < JOURNAL_LENGTH; index += 1) {
    await world.call('get', `/v1/nowhere/${index}`);
  }
  const stored = await entries(world);
  expect(stored).toHaveLength(JOURNAL_LENGTH);
  expect(stored[0].path).toBe('/v1/nowhere/0');
});
