import { runConformance } from '@trait-market/conformance';
import type { Capabilities } from '@trait-market/conformance/capabilities';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { generatePrivateKey } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alarmsIn } from './alarms';
import { isFields, onEachItem } from './economy-mutants/fields';
import { startBrokenProvider } from './mutants/broken-provider';
import type { Patch } from './mutants/mutant';
import { queryOf, refuse, withQuery } from './mutants/exchange';
import { honest, on, onFields } from './mutants/patches';

const FIRED = 'economy.alerts.list/flow/fired once';
const FLOOR = 'economy.traits.detail/flow/the floor follows the listings';
const FILTERED = 'economy.avatars.browse/flow/filters and their counts';
const COLLECTIONS = 'economy.collections.list/flow/the list has the figures of the statistics';
const SMART = [
  'users.login/flow/a smart account signs in',
  'economy.orders.post/flow/a smart account lists and sells',
  'economy.orders.post/flow/refused: a smart account’s signature of another order',
];

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 24, traits: 400 });
});
afterAll(() => mock.stop());

const controlOf = (world: string) => controlOfMock(mock.url, { 'x-mock-world': world });

const outcomesOf = async (
  only: readonly string[],
  {
    world,
    patch = honest,
    capabilities = controlOf(world),
  }: {
    world: string;
    patch?: Patch;
    capabilities?: Capabilities;
  },
) => {
  const provider = await startBrokenProvider(patch, { mockUrl: mock.url, world });
  try {
    const { results } = await runConformance({
      target: provider.url,
      product: 'http://localhost:4000',
      only,
      cases: 0,
      capabilities,
    });
    return only.map((check) => results.find(({ id }) => id === check)?.outcome);
  } finally {
    await provider.stop();
  }
};

const PASSED = { kind: 'passed' };

const firstFloorIn = async (world: string) => {
  const response = await fetch(`${mock.url}/economy/v1/traits?chainId=1&sort=name&limit=1`, {
    headers: { 'x-mock-world': world },
  });
  const { items } = TraitPageSchema.parse(await response.json());
  return items[0]?.floor;
};

test('cancels the listings of a run, so that the same target can be checked again', async () => {
  const world = 'twice';
  const before = await firstFloorIn(world);
  for (const check of [FLOOR, FIRED, FLOOR, FIRED]) {
    expect(await outcomesOf([check], { world }), check).toEqual([PASSED]);
    expect(await firstFloorIn(world), check).toEqual(before);
  }
});

test('accepts counts that change between two reads', async () => {
  let pages = 0;
  const patch = onFields('economy.avatars.browse', (page) => {
    pages += 1;
    const facets = isFields(page['facets']) ? page['facets'] : {};
    const owners: unknown[] = Array.isArray(facets['owner']) ? facets['owner'] : [];
    const more = owners
      .filter(isFields)
      .map((owner) => ({ ...owner, count: Number(owner['count']) + 1 }));
    return pages === 1 ? { ...page, facets: { ...facets, owner: more } } : page;
  });
  expect(await outcomesOf([FILTERED], { world: 'traded', patch })).toEqual([PASSED]);
  expect(pages).toBeGreaterThan(1);
});

test('accepts an alert that fires again for the same listing', async () => {
  let first: unknown;
  const patch = onEachItem('economy.alerts.list', (alert) => {
    const fired = alert['fired'];
    if (!isFields(fired)) return alert;
    first ??= fired['orderHash'];
    return { ...alert, fired: { ...fired, orderHash: first } };
  });
  expect(await outcomesOf([FIRED], { world: 'armed-again', patch })).toEqual([PASSED]);
});

test('checks the list of collections without control of the target', async () => {
  const of = { world: 'no-control', capabilities: {} };
  expect(await outcomesOf([COLLECTIONS], of)).toEqual([PASSED]);
});

const sometimesRefused = (route: string, isRefused: (request: number) => boolean): Patch => {
  let requests = 0;
  return on(route, async (request, target) => {
    requests += 1;
    return isRefused(requests) ? refuse(401, 'Sign in again.') : target.send(request);
  });
};

/** Answers a repeated key by one of its values, or with a status. */
const readingOneOf =
  (read: (values: string[]) => string | number): Patch =>
  async (request, target) => {
    const query = queryOf(request);
    for (const key of new Set(query.keys())) {
      const values = query.getAll(key);
      if (values.length === 1) continue;
      const one = read(values);
      if (typeof one === 'number') return refuse(one, 'Send each key once.');
      query.set(key, one);
    }
    return target.send(query.size === 0 ? request : withQuery(request, query));
  };

const reportOf = async (
  world: string,
  patch: Patch,
  options: Omit<Parameters<typeof runConformance>[0], 'target'>,
) => {
  const provider = await startBrokenProvider(patch, { mockUrl: mock.url, world });
  try {
    return await runConformance({ target: provider.url, cases: 0, ...options });
  } finally {
    await provider.stop();
  }
};

test('signs the given account in again when its first login is refused', async () => {
  const { results, counts } = await reportOf(
    'refused-twice',
    sometimesRefused('users.login', (request) => request <= 2),
    {
      auth: generatePrivateKey(),
      only: ['users.me/success/valid request', 'credits.balances/success'],
    },
  );
  expect(counts).toMatchObject({ failed: 0, skipped: 0 });
  expect(results.map(({ outcome }) => outcome)).toContainEqual(PASSED);
});

test('skips no other check when one sign-in fails', async () => {
  const { results, counts } = await reportOf(
    'refused-once',
    sometimesRefused('users.login', (request) => request === 1),
    { only: ['users.profile/flow', 'users.profile/success', 'users.createProfile/flow'] },
  );
  expect(counts).toMatchObject({ failed: 1, skipped: 0 });
  const outcome = results.find((result) => result.outcome.kind === 'failed')?.outcome;
  expect(outcome).toMatchObject({
    got: 'status 401',
    cause: 'signing in failed (users.login) before this rule was reached',
  });
});

test('skips what needs a caller when no sign-in succeeds', async () => {
  const { counts } = await reportOf(
    'refused-always',
    sometimesRefused('users.login', () => true),
    { only: ['users.createProfile'] },
  );
  expect(counts.failed).toBeLessThan(8);
  expect(counts.skipped).toBeGreaterThan(30);
});

test.each([
  ['the first value of a repeated key counts', ([first = '']: string[]) => first],
  ['the last value of a repeated key counts', (values: string[]) => values.at(-1) ?? ''],
  ['a repeated key is a 404', () => 404],
])('accepts a provider in which %s', async (how, read) => {
  const { counts, results } = await reportOf(how.replaceAll(' ', '-'), readingOneOf(read), {
    only: ['query'],
  });
  expect(alarmsIn({ results })).toEqual([]);
  expect(counts.skipped).toBe(0);
});

test('waits for a provider that is busy, in seconds or until a date', async () => {
  const seen = new Set<string>();
  const busy: Patch = async (request, target) => {
    const key = `${request.method} ${request.path}`;
    if (seen.has(key)) return target.send(request);
    seen.add(key);
    const retryAfter = seen.size % 2 === 0 ? '0' : new Date(0).toUTCString();
    const refused = refuse(503, 'Busy. Come back later.');
    return { ...refused, headers: { ...refused.headers, 'retry-after': retryAfter } };
  };
  const { counts } = await reportOf('busy', busy, {
    only: ['users.login/flow/the same login again', 'traits.search/success'],
    patienceS: 60,
  });
  expect(counts).toMatchObject({ failed: 0, skipped: 0 });
});

test('ends at the limit of time, and names the unfinished checks, when control of the target hangs', async () => {
  const world = 'hanging-control';
  const { unfinished, results } = await reportOf(world, honest, {
    only: ['users.verifyEmail/flow'],
    maxTimeS: 5,
    capabilities: { ...controlOf(world), verificationCode: () => new Promise(() => undefined) },
  });
  expect(unfinished).toBe('the limit of 5 s was reached');
  const reasons = results.map(({ outcome }) => outcome);
  expect(reasons).toContainEqual({ kind: 'skipped', reason: `not made: ${unfinished}` });
});

test('signs a smart account of Polygon in, and skips its sales', async () => {
  const world = 'polygon';
  const smartAccount = { ...demoSmartAccount(), chainId: 137 } as const;
  const capabilities = { ...controlOf(world), smartAccount };
  const skipped = {
    kind: 'skipped',
    reason: 'not checked: sales are on Ethereum, and the smart account is on Polygon',
  };
  expect(await outcomesOf(SMART, { world, capabilities })).toEqual([PASSED, skipped, skipped]);
});
