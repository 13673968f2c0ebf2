import { expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';

const server = useMockServer();

test('what happens in one world is not visible in another', async () => {
  const [one, other] = [server.world(), server.world()];
  const wallet = newWallet();
  const token = await signIn(one, wallet);
  await one.call('post', '/v1/users/profile', token).send({ username: 'Otter' }).expect(201);
  await one.call('post', '/__mock/clock').send({ advanceMs: 60_000 }).expect(200);

  const search = '/v1/users/searchByUsername?searchKey=Otter';
  expect((await one.call('get', search)).body).toHaveLength(1);
  expect((await other.call('get', search)).body).toEqual([]);
  const exists = await other.call('get', `/v1/users/${wallet.address}/exists`);
  expect(exists.body).toEqual({ exists: false });
  await expectRefusal(other.call('get', '/v1/users/me', token), 401);

  const journal = await other.call('get', '/__mock/journal').expect(200);
  expect(journal.body.entries).toHaveLength(3);
});

test('without a header a request belongs to the default world', async () => {
  const token = await signIn(server.world('default'));
  const response = await fetch(`${server.url()}/v1/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
});

test.each(['a b', 'ä', '../x', 'x'.repeat(65), 'a,b'])(
  'refuses a world called %j',
  async (name) => {
    const encoded = Buffer.from(name).toString('latin1');
    await expectRefusal(
      server.world(encoded).call('get', '/v1/marketTraits/search?searchKey=a'),
      400,
    );
  },
);
