import { demoAccount } from '@trait-market/contract/demo-wallet';
import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';

import { DEMO_USERNAME } from '../seed/usernames';
import { journalOf } from '../testing/control';
import { expectRefusal } from '../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../testing/mock-server';
import { newWallet, signIn } from '../testing/wallet';

const server = useMockServer();

describe('reset', () => {
  test('restores everything to the seed, and keeps people signed in', async () => {
    const world = server.world();
    const token = await signIn(world, demoAccount());
    await world.call('patch', '/v1/users/profile', token).send({ username: 'Changed' }).expect(200);
    await world.call('post', '/__mock/clock').send({ advanceMs: 60_000 }).expect(200);
    const { body } = await world.call('post', '/__mock/reset').expect(200);
    expect(body.world).toBe(world.name);
    const journal = await world.call('get', '/__mock/journal').expect(200);
    expect(journal.body.entries).toEqual([]);
    const me = await world.call('get', '/v1/users/me', token).expect(200);
    expect(me.body.username).toBe(DEMO_USERNAME);
  });

  test('does not affect other worlds', async () => {
    const [world, other] = [server.world(), server.world()];
    const wallet = newWallet();
    await signIn(world, wallet);
    await other.call('post', '/__mock/reset').expect(200);
    const { body } = await world.call('get', `/v1/users/${wallet.address}/exists`);
    expect(body).toEqual({ exists: true });
  });
});

describe('clock', () => {
  test('can be set to a time, or moved', async () => {
    const world = server.world();
    const set = await world
      .call('post', '/__mock/clock')
      .send({ now: '2031-05-04T12:00:00+02:00' });
    expect(set.body.now).toMatch(/^2031-05-04T10:00:0/);
    const moved = await world.call('post', '/__mock/clock').send({ advanceMs: -3_600_000 });
    expect(moved.body.now).toMatch(/^2031-05-04T09:00:0/);
  });

  test.each([
    {},
    { now: 'tomorrow' },
    { advanceMs: 1.5 },
    { advanceMs: '1' },
    { advanceMs: 1e300 },
  ])('refuses %j', async (body) => {
    await expectRefusal(server.world().call('post', '/__mock/clock').send(body), 400);
  });
});

describe('a token', () => {
  const mint = async (world: WorldClient, body: object) =>
    (await world.call('post', '/__mock/tokens').send(body).expect(200)).body;

  test('is minted for the demo wallet, which is then signed in', async () => {
    const world = server.world();
    const { accessToken, walletAddress, exp } = await mint(world, {});
    expect(walletAddress).toBe(demoAccount().address);
    const me = await world.call('get', '/v1/users/me', accessToken).expect(200);
    expect(me.body.username).toBe(DEMO_USERNAME);
    expect(jwt.decode(accessToken)).toEqual({ walletAddress, exp });
  });

  test('can be minted for any other wallet', async () => {
    const world = server.world();
    const { address } = newWallet();
    const { accessToken } = await mint(world, { walletAddress: address.toLowerCase() });
    const me = await world.call('get', '/v1/users/me', accessToken).expect(200);
    expect(me.body.walletAddress).toBe(address);
  });

  test('can be minted expired, or with its own expiry', async () => {
    const world = server.world();
    const expired = await mint(world, { expiresInS: -60 });
    expect(expired.exp).toBeLessThan(Date.now() / 1000);
    await expectRefusal(world.call('get', '/v1/users/me', expired.accessToken), 401);
    const { accessToken } = await mint(world, { expiresInS: 3600 });
    await world.call('get', '/v1/users/me', accessToken).expect(200);
    await world.call('post', '/__mock/clock').send({ advanceMs: 3_600_000 }).expect(200);
    await expectRefusal(world.call('get', '/v1/users/me', accessToken), 401);
  });

  test('is invalid in another world', async () => {
    const { accessToken } = await mint(server.world(), {});
    await expectRefusal(server.world().call('get', '/v1/users/me', accessToken), 401);
  });

  test.each([
    { walletAddress: '0x12' },
    { expiresInS: 0.5 },
    { expiresInS: 1e12 },
    { admin: true },
  ])('for %j is refused', async (body) => {
    await expectRefusal(server.world().call('post', '/__mock/tokens').send(body), 400);
  });

  test('for an invalid address, the pattern of addresses is in the message', async () => {
    const call = server.world().call('post', '/__mock/tokens').send({ walletAddress: '0x12' });
    expect(await expectRefusal(call, 400)).toBe('walletAddress: must match ^0x[0-9a-fA-F]{40}$');
  });
});

test('reading the clock says what time it is, and moves nothing', async () => {
  const world = server.world();
  await world.call('post', '/__mock/clock').send({ now: '2031-05-04T10:00:00Z' }).expect(200);
  const { body } = await world.call('get', '/__mock/clock').expect(200);
  expect(body).toEqual({ world: world.name, now: expect.stringMatching(/^2031-05-04T10:00:0/) });
});

test("the flags in use are the defaults plus the world's overrides", async () => {
  const world = server.world();
  await world.call('put', '/__mock/flags').send({ 'stage-packs': 'next' }).expect(200);
  const { body } = await world.call('get', '/__mock/flags').expect(200);
  expect(body.defaults).toMatchObject({ 'stage-packs': 'planned' });
  expect(body.overrides).toEqual({ 'stage-packs': 'next' });
});

test('the worlds in use can be listed', async () => {
  const world = server.world();
  const { body } = await world.call('get', '/__mock/worlds').expect(200);
  expect(body.worlds).toContain(world.name);
});

test('the journal marks calls that matched nothing', async () => {
  const world = server.world();
  await expectRefusal(world.call('get', '/v1/nowhere'), 404);
  await expectRefusal(world.call('get', '/v1/users/profile', await signIn(world)), 404);
  const entries = await journalOf(world);
  expect(entries.map(({ unmatched }: { unmatched?: boolean }) => unmatched)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ]);
});
