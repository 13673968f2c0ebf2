import { readFileSync } from 'node:fs';

import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { NoticeKindSchema, NoticePageSchema } from '@trait-market/contract/economy/notices';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';

import { scenarioLists } from '../../../scripts/list-scenarios.mjs';
import { DEMO_USERNAME } from '../../seed/usernames';
import { enterScenario, journalOf } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';
import { SCENARIO_NAMES } from './scenario-names';

const server = useMockServer();

const worldIn = async (name: string) => {
  const world = server.world();
  await enterScenario(world, name);
  return world;
};

const after = async (name: string, wallet = newWallet()) => {
  const world = await worldIn(name);
  const token = await signIn(world, wallet);
  const get = async (path: string) => {
    const { status, body } = await world.call('get', `/v1/users/${path}`, token);
    return { status, body };
  };
  return {
    world,
    token,
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

describe('the list of scenarios', () => {
  test('has every file in named/, which npm test and the build regenerate', () => {
    for (const [file, text] of Object.entries(scenarioLists())) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(text);
    }
  });

  test('can be requested, with a summary of each', async () => {
    const { body } = await server.world().call('get', '/__mock/scenarios').expect(200);
    const listed = body.scenarios.map(({ name }: { name: string }) => name);
    expect(listed).toEqual(SCENARIO_NAMES);
    for (const { summary } of body.scenarios) expect(summary).not.toBe('');
  });

  test('is shown when an unknown scenario is requested', async () => {
    const call = server.world().call('post', '/__mock/scenario').send({ name: 'none' });
    const message = await expectRefusal(call, 400);
    for (const name of SCENARIO_NAMES) expect(message).toContain(name);
  });
});

test('new-wallet: the demo wallet is new too', async () => {
  const it = await after('new-wallet', demoAccount());
  const { me, profile, credits: balances, tax } = it;
  expect(me.body).toMatchObject({ username: null, premiumTier: 'Free' });
  expect(profile.status).toBe(404);
  expect(balances).toEqual(credits(0, 0));
  expect(tax).toEqual({ alreadyAnswered: false });

  const market = async (path: string) =>
    (await it.world.call('get', `/economy/v1/wallets/${path}`, it.token).expect(200)).body;
  expect(await market(`${DEMO_ADDRESS}/inventory`)).toMatchObject({ items: [], total: 0 });
  expect(await market(`${DEMO_ADDRESS}/orders`)).toMatchObject({ items: [] });
  expect(await market('me/notices')).toMatchObject({ items: [], unread: 0 });
  expect(await market('me/outfits')).toMatchObject({ items: [], total: 0 });
  expect((await market('me/balances')).items).toEqual([
    { chainId: 1, native: '0', wrapped: '0', counter: expect.any(String) },
    { chainId: 137, native: '0', wrapped: '0', counter: expect.any(String) },
  ]);
});

test.each([
  ['tax-unanswered', false],
  ['tax-answered', true],
  ['original-minter', true],
])('%s: applies to the demo wallet and to a new one', async (name, alreadyAnswered) => {
  for (const wallet of [demoAccount(), newWallet()]) {
    const { tax, credits: balances } = await after(name, wallet);
    expect(tax).toEqual({ alreadyAnswered });
    expect(balances).toEqual(credits(120, 45));
  }
});

test('original-minter: matches what was declared', async () => {
  const { world } = await after('original-minter');
  const { body } = await world.call('get', '/__mock/state').expect(200);
  const answers = body.tables.taxDeclaration.map((row: { answers: string }) =>
    JSON.parse(row.answers),
  );
  expect(answers).toContainEqual(expect.objectContaining({ userIsOriginalMinter: 'yes' }));
});

test('no-profile: has everything else', async () => {
  const { me, profile, tax } = await after('no-profile', demoAccount());
  expect(me.body).toMatchObject({ username: null, premiumTier: 'Advanced' });
  expect(profile.status).toBe(404);
  expect(tax).toEqual({ alreadyAnswered: true });
});

test.each([
  ['the demo wallet', demoAccount()],
  ['a new wallet', newWallet()],
])('unverified-email: %s verifies it with the code from the journal', async (_, wallet) => {
  const { world, token, me } = await after('unverified-email', wallet);
  expect(me.body).toMatchObject({
    emailAddress: 'collector@mail.example',
    emailVerified: false,
  });
  const mails = (await journalOf(world)).filter(({ kind }: { kind: string }) => kind === 'mail');
  const { code } = mails.at(-1);
  const { body } = await world.call('post', '/v1/users/verifyEmail', token).send({ code });
  expect(body.emailVerified).toBe(true);
});

test('no-credits', async () => {
  const { credits: balances, profile } = await after('no-credits', demoAccount());
  expect(balances).toEqual(credits(0, 0));
  expect(profile.body.username).toBe(DEMO_USERNAME);
});

test('plan-ends-today', async () => {
  const { world, token, me } = await after('plan-ends-today', demoAccount());
  expect(me.body.premiumTier).toBe('Advanced');
  const ledger = async () => {
    const path = '/economy/v1/wallets/me/credits/ledger';
    return (await world.call('get', path, token).expect(200)).body;
  };
  const { subscription, balance } = await ledger();
  expect(balance).toEqual({ subscription: 120, vanilla: 45 });
  const left = Date.parse(subscription.endsAt) - Date.now();
  expect(left).toBeGreaterThan(5 * 3_600_000);
  expect(left).toBeLessThanOrEqual(6 * 3_600_000);
  await world
    .call('post', '/__mock/clock')
    .send({ advanceMs: 6 * 3_600_000 })
    .expect(200);
  expect((await ledger()).subscription).toBeNull();
  const { body } = await world.call('get', '/v1/users/me', token).expect(200);
  expect(body.premiumTier).toBe('Free');
});

test('credit-rich-elite', async () => {
  const { credits: balances, me } = await after('credit-rich-elite');
  expect(balances).toEqual(credits(9_600, 2_880));
  expect(me.body.premiumTier).toBe('Elite');
});

test('banned-user: has a token, and gets a 403 with it', async () => {
  expect((await after('banned-user')).me.status).toBe(403);
});

test('expired-session: refuses earlier tokens, and accepts a new sign-in', async () => {
  const world = server.world();
  const old = await signIn(world);
  await enterScenario(world, 'expired-session');
  await expectRefusal(world.call('get', '/v1/users/me', old), 401);
  await world.call('get', '/v1/users/me', await signIn(world)).expect(200);
});

const TRAITS = '/economy/v1/traits';
const SEARCHES = [
  '/v1/users/search?searchKey=0x',
  '/v1/users/searchByUsername?searchKey=',
  '/v1/marketTraits/search?searchKey=',
];

test('empty-search: finds nothing, by name on the market either', async () => {
  const world = await worldIn('empty-search');
  for (const path of SEARCHES) {
    expect((await world.call('get', `${path}a`).expect(200)).body).toEqual([]);
  }
  const { body: named } = await world.call('get', `${TRAITS}?name=hat`).expect(200);
  expect(named).toMatchObject({ items: [], total: 0 });
  expect((await world.call('get', TRAITS).expect(200)).body.total).toBeGreaterThan(0);
});

test('full-inbox: the demo wallet has one notice of each kind, and each can be marked as read', async () => {
  const { world, token } = await after('full-inbox', demoAccount());
  const path = '/economy/v1/wallets/me/notices';
  const notices = async () =>
    NoticePageSchema.parse((await world.call('get', `${path}?limit=60`, token).expect(200)).body);
  const { items, unread, latest } = await notices();
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(NoticeKindSchema.options));
  expect(unread).toBeGreaterThanOrEqual(NoticeKindSchema.options.length);
  await world.call('post', `${path}/read`, token).send({ upTo: latest }).expect(200);
  expect((await notices()).unread).toBe(0);
});

test('old-rates: the rates are two hours old', async () => {
  const world = await worldIn('old-rates');
  const { body } = await world.call('get', '/economy/v1/rates').expect(200);
  expect(Date.parse(body.asOf) - Date.parse(body.at)).toBeGreaterThanOrEqual(2 * 3_600_000);
});

test('huge-search: finds hundreds', async () => {
  const world = await worldIn('huge-search');
  const [, ...byText] = SEARCHES;
  for (const path of byText) {
    expect((await world.call('get', `${path}otter`).expect(200)).body).toHaveLength(400);
  }

  const { body } = await world.call('get', '/economy/v1/traits?name=otter+mask').expect(200);
  expect(body.total).toBeGreaterThanOrEqual(400);
  const { body: trait } = await world.call('get', '/economy/v1/traits/otter-mask-7').expect(200);
  expect(trait).toMatchObject({ value: 'Otter Mask 7', editions: 3, loose: 3 });
  await supertest(trait.imageUrl).get('').expect(200).expect('content-type', /svg/);

  await server.world().call('get', '/economy/v1/traits/otter-mask-7').expect(404);
});

test('slow-network: delays every call', async () => {
  const world = await worldIn('slow-network');
  const sentAt = performance.now();
  await world.call('get', `${SEARCHES[0]}`).expect(200);
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(795);
});

test.each([
  ['v1', SEARCHES[0]],
  ['the market', TRAITS],
])(
  'flaky-network: some calls of %s fail, each in its own way, and the others do not',
  async (_, path) => {
    const world = await worldIn('flaky-network');
    const outcomes = new Set<string>();
    for (let call = 0; call < 40; call += 1) {
      const answer = fetch(`${server.url()}${path}`, {
        headers: { 'x-mock-world': world.name },
      });
      outcomes.add(
        await answer.then(
          async (response) => {
            const broken = response.text().then(
              () => '',
              () => ' broken',
            );
            return `${response.status}${await broken}`;
          },
          () => 'reset',
        ),
      );
    }
    expect([...outcomes].toSorted()).toEqual(['200', '200 broken', '503', 'reset']);
  },
);

test('provider-down: its API does not answer, but flags and pictures are available', async () => {
  const world = await worldIn('provider-down');
  const headers = { 'x-mock-world': world.name };
  for (const path of [SEARCHES[0], TRAITS]) {
    await expect(fetch(`${server.url()}${path}`, { headers })).rejects.toThrow();
  }
  await world.call('get', '/api/features/sdk-local').expect(200);
});

test('rate-limited: answers 429 with a retry time', async () => {
  const world = await worldIn('rate-limited');
  for (const path of [`${SEARCHES[0]}`, TRAITS]) {
    await expectRefusal(world.call('get', path).expect('retry-after', '30'), 429);
  }
});

test('each scenario starts from the seed, whatever happened before', async () => {
  const world = server.world();
  for (const name of SCENARIO_NAMES) await enterScenario(world, name);
  await enterScenario(world, 'tax-answered');
  const token = await signIn(world);
  await world.call('get', '/v1/users/me', token).expect(200);
});
