import { demoAccount } from '@trait-market/contract/demo-wallet';
import { describe, expect, test } from 'vitest';

import { SCENARIO_NAMES } from '../scenarios/scenario-names';
import { DEMO_USERNAME } from '../seed/usernames';
import { expectRefusal } from '../testing/expect-refusal';
import { useMockServer } from '../testing/mock-server';
import { newWallet, signIn } from '../testing/wallet';

const server = useMockServer();

describe('reset', () => {
  test('puts everything back to the seed, and keeps people signed in', async () => {
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

  test('is not felt in other worlds', async () => {
    const [world, other] = [server.world(), server.world()];
    const wallet = newWallet();
    await signIn(world, wallet);
    await other.call('post', '/__mock/reset').expect(200);
    const { body } = await world.call('get', `/v1/users/${wallet.address}/exists`);
    expect(body).toEqual({ exists: true });
  });
});

describe('clock', () => {
  test('is set to a time, or moved', async () => {
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

describe('scenario', () => {
  const after = async (name: string, wallet = newWallet()) => {
    const world = server.world();
    await world.call('post', '/__mock/scenario').send({ name }).expect(200);
    const token = await signIn(world, wallet);
    const get = async (path: string) => {
      const { status, body } = await world.call('get', `/v1/users/${path}`, token);
      return { status, body };
    };
    return {
      me: await get('me'),
      profile: await get('profile'),
      credits: (await get('credits')).body,
      tax: (await get('taxStatus')).body,
    };
  };
  const credits = (subscription: number, vanilla: number) => ({
    subscription: { amount: subscription },
    vanilla: { amount: vanilla },
  });

  test('an unknown one is refused with the names of those there are', async () => {
    const call = server.world().call('post', '/__mock/scenario').send({ name: 'none' });
    const message = await expectRefusal(call, 400);
    for (const name of SCENARIO_NAMES) expect(message).toContain(name);
  });

  test('new-wallet: the demo wallet is new too', async () => {
    const { me, profile, credits: balances, tax } = await after('new-wallet', demoAccount());
    expect(me.body).toMatchObject({ username: null, premiumTier: 'Free' });
    expect(profile.status).toBe(404);
    expect(balances).toEqual(credits(0, 0));
    expect(tax).toEqual({ alreadyAnswered: false });
  });

  test.each([
    ['tax-unanswered', false],
    ['tax-answered', true],
  ])('%s: for the demo wallet and for one that is new', async (name, alreadyAnswered) => {
    for (const wallet of [demoAccount(), newWallet()]) {
      const { tax, credits: balances } = await after(name, wallet);
      expect(tax).toEqual({ alreadyAnswered });
      expect(balances).toEqual(credits(120, 45));
    }
  });

  test('no-profile: but everything else', async () => {
    const { me, profile, tax } = await after('no-profile', demoAccount());
    expect(me.body).toMatchObject({ username: null, premiumTier: 'Advanced' });
    expect(profile.status).toBe(404);
    expect(tax).toEqual({ alreadyAnswered: true });
  });

  test('no-credits', async () => {
    const { credits: balances, profile } = await after('no-credits', demoAccount());
    expect(balances).toEqual(credits(0, 0));
    expect(profile.body.username).toBe(DEMO_USERNAME);
  });

  test('credit-rich-elite', async () => {
    const { credits: balances, me } = await after('credit-rich-elite');
    expect(balances).toEqual(credits(9_600, 2_880));
    expect(me.body.premiumTier).toBe('Elite');
  });

  test('banned-user: a token, and 403 with it', async () => {
    expect((await after('banned-user')).me.status).toBe(403);
  });

  test('expired-session: tokens of before are refused, a new sign-in works', async () => {
    const world = server.world();
    const old = await signIn(world);
    await world.call('post', '/__mock/scenario').send({ name: 'expired-session' }).expect(200);
    await expectRefusal(world.call('get', '/v1/users/me', old), 401);
    await world.call('get', '/v1/users/me', await signIn(world)).expect(200);
  });

  test('each one begins at the seed, whatever was before', async () => {
    const world = server.world();
    for (const name of ['banned-user', 'expired-session', 'tax-answered']) {
      await world.call('post', '/__mock/scenario').send({ name }).expect(200);
    }
    const token = await signIn(world);
    await world.call('get', '/v1/users/me', token).expect(200);
  });
});
