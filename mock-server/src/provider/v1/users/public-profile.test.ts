import { expect, test } from 'vitest';

import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer } from '../../../testing/mock-server';
import { newWallet, signIn } from '../../../testing/wallet';

const server = useMockServer();

test('a wallet exists after its first sign-in, in upper or lower case', async () => {
  const world = server.world();
  const wallet = newWallet();
  const exists = async (id: string) =>
    (await world.call('get', `/v1/users/${id}/exists`).expect(200)).body;
  expect(await exists(wallet.address)).toEqual({ exists: false });
  await signIn(world, wallet);
  expect(await exists(wallet.address.toLowerCase())).toEqual({ exists: true });
});

test('a username exists once someone has it', async () => {
  const world = server.world();
  const token = await signIn(world);
  const exists = async (id: string) =>
    (await world.call('get', `/v1/users/${id}/exists`).expect(200)).body;
  expect(await exists('otter')).toEqual({ exists: false });
  await world.call('post', '/v1/users/profile', token).send({ username: 'Otter' }).expect(201);
  expect(await exists('otter')).toEqual({ exists: true });
});

test('an unknown wallet has no public profile, nor does one without a profile', async () => {
  const world = server.world();
  const wallet = newWallet();
  await expectRefusal(world.call('get', `/v1/users/${wallet.address}/publicProfile`), 404);
  await signIn(world, wallet);
  await expectRefusal(world.call('get', `/v1/users/${wallet.address}/publicProfile`), 404);
});

test.each(['..%2Fadmin', 'a.b', '%00', 'x'.repeat(65)])('the id %s is refused', async (id) => {
  await expectRefusal(server.world().call('get', `/v1/users/${id}/exists`), 400);
});
