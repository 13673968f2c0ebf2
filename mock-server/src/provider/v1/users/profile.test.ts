import { UserSchema } from '@trait-market/contract/v1/users';
import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer } from '../../../testing/mock-server';
import { newWallet, signIn } from '../../../testing/wallet';

const server = useMockServer();
const PATH = '/v1/users/profile';

describe('a profile', () => {
  test('is created once, then changed, and shown to its owner and to everyone', async () => {
    const world = server.world();
    const wallet = newWallet();
    const token = await signIn(world, wallet);

    const created = await world.call('post', PATH, token).send({ username: 'Otter' }).expect(201);
    expect(UserSchema.parse(created.body)).toMatchObject({ username: 'Otter', avatarPhoto: null });
    await expectRefusal(world.call('post', PATH, token).send({ username: 'Otter' }), 409);

    const avatarPhoto = 'https://pictures.example/otter.png';
    await world.call('patch', PATH, token).send({ avatarPhoto }).expect(200);
    const mine = await world.call('get', PATH, token).expect(200);
    expect(mine.body).toMatchObject({ username: 'Otter', avatarPhoto });

    const path = `/v1/users/${wallet.address.toLowerCase()}/publicProfile`;
    const { body } = await world.call('get', path).expect(200);
    expect(body).toEqual({ username: 'Otter', avatarPhoto, premiumTier: 'Free' });
  });

  test('cannot be changed before it exists', async () => {
    const world = server.world();
    const token = await signIn(world);
    await expectRefusal(world.call('patch', PATH, token).send({ username: 'Nobody' }), 404);
  });

  test('can have its picture removed again', async () => {
    const world = server.world();
    const token = await signIn(world);
    const avatarPhoto = 'https://pictures.example/a.png';
    await world.call('post', PATH, token).send({ avatarPhoto }).expect(201);
    const { body } = await world.call('patch', PATH, token).send({ avatarPhoto: null }).expect(200);
    expect(body.avatarPhoto).toBeNull();
  });

  test.each(['otter', 'OTTER', ' Otter ', 'Ｏｔｔｅｒ', 'Оttеr', 'ꓳꓔꓔꓰꓣ', 'Օtter'])(
    'keeps its username from others, even as %j',
    async (username) => {
      const world = server.world();
      const [first, second] = [await signIn(world), await signIn(world)];
      await world.call('post', PATH, first).send({ username: 'Otter' }).expect(201);
      await expectRefusal(world.call('post', PATH, second).send({ username }), 409);
      await world.call('post', PATH, second).send({ username: 'Beaver' }).expect(201);
      await expectRefusal(world.call('patch', PATH, second).send({ username }), 409);
      await world.call('patch', PATH, first).send({ username: 'oTTER' }).expect(200);
    },
  );

  test.each([
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '0×d8d…6045',
    'Otter\u200B',
    'd8dA…6045',
    'otter.eth',
    'ꓳxd8d…6045',
    `O${'\u0301'.repeat(40)}tter`,
    'Ot\u202Eter',
  ])('T61 no one can be called %j, neither at first nor later', async (username) => {
    const world = server.world();
    const token = await signIn(world);
    await expectRefusal(world.call('post', PATH, token).send({ username }), 400);
    await world.call('post', PATH, token).send({ username: 'Beaver' }).expect(201);
    const { body } = await world.call('patch', PATH, token).send({ username }).expect(400);
    expect(body.message).toMatch(/^A username can’t/);
    const me = await world.call('get', PATH, token).expect(200);
    expect(me.body).toMatchObject({ username: 'Beaver' });
  });

  test('several can have no username', async () => {
    const world = server.world();
    for (const token of [await signIn(world), await signIn(world)]) {
      await world.call('post', PATH, token).send({}).expect(201);
    }
  });

  test.each([
    { walletAddress: newWallet().address },
    { credits: 1_000 },
    { emailAddress: 'a@b.co' },
  ])('T35 cannot be used to set %j', async (foreign) => {
    const world = server.world();
    const wallet = newWallet();
    const token = await signIn(world, wallet);
    await expectRefusal(world.call('post', PATH, token).send({ username: 'x', ...foreign }), 400);
    await world.call('post', PATH, token).send({ username: 'x' }).expect(201);
    await expectRefusal(world.call('patch', PATH, token).send(foreign), 400);
    const { body } = await world.call('get', '/v1/users/me', token).expect(200);
    expect(body).toMatchObject({ walletAddress: wallet.address, emailAddress: null });
    const credits = await world.call('get', '/v1/users/credits', token).expect(200);
    expect(credits.body).toEqual({ subscription: { amount: 0 }, vanilla: { amount: 0 } });
  });

  test('T35 does not accept a smuggled prototype', async () => {
    const world = server.world();
    const token = await signIn(world);
    await world
      .call('post', PATH, token)
      .set('content-type', 'application/json')
      .send('{"username":"x","__proto__":{"credits":5}}');
    expect(Object.hasOwn(Object.prototype, 'credits')).toBe(false);
  });
});
