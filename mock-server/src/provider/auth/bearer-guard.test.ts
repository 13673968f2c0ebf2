import { metadataOf, routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';
import { signIn } from '../../testing/wallet';

const server = useMockServer();

const MethodSchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['get', 'post', 'patch']));

const guarded = routesOf(v1Contract)
  .filter(({ route }) => metadataOf(route).access === 'bearer')
  .map(({ name, route }) => ({ name, path: route.path, method: MethodSchema.parse(route.method) }));

test('there are routes to guard', () => {
  expect(guarded.map(({ name }) => name)).toContain('users.me');
});

describe.each(guarded)('$name', ({ path, method }) => {
  test.each([
    ['no header', undefined],
    ['no token', 'Bearer'],
    ['two tokens', 'Bearer a.b.c d.e.f'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['an invalid token', 'Bearer not-a-token'],
    ['a forged token', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ])('answers 401 to %s, whatever the body says', async (_, authorization) => {
    const call = server.world().call(method, path);
    if (authorization !== undefined) call.set('authorization', authorization);
    call.expect('www-authenticate', 'Bearer error="invalid_token"');
    await expectRefusal(
      method === 'get' ? call : call.set('content-type', 'application/json').send('{ broken'),
      401,
    );
  });

  test('answers 401 to a token of another world', async () => {
    const token = await signIn(server.world());
    await expectRefusal(server.world().call(method, path, token), 401);
  });

  test('answers 403 to a banned user', async () => {
    const world = server.world();
    await world.call('post', '/__mock/scenario').send({ name: 'banned-user' }).expect(200);
    await expectRefusal(world.call(method, path, await signIn(world)), 403);
  });
});

test('T20 a token expires by the world’s clock', async () => {
  const world = server.world();
  const token = await signIn(world);
  await world.call('get', '/v1/users/me', token).expect(200);
  await world
    .call('post', '/__mock/clock')
    .send({ advanceMs: 24 * 60 * 60_000 })
    .expect(200);
  await expectRefusal(world.call('get', '/v1/users/me', token), 401);
});
