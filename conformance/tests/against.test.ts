import { compareTargets } from '@trait-market/conformance/comparing/compare-targets';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startBrokenProvider } from './mutants/broken-provider';
import { reply, withJson } from './mutants/exchange';
import type { Patch } from './mutants/mutant';
import { changingResponse, honest, on, onValue } from './mutants/patches';

vi.setConfig({ testTimeout: 180_000 });

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

const compare = async (patch: Patch, only: readonly string[]) => {
  const world = 'compared';
  const provider = await startBrokenProvider(patch, { mockUrl: mock.url, world });
  try {
    const headers = { 'x-mock-world': world };
    const found = await compareTargets({
      target: mock.url,
      against: provider.url,
      headers,
      only,
      seed: TEST_SEED,
    });
    expect(provider.accidents).toEqual([]);
    return found;
  } finally {
    await provider.stop();
  }
};

const withoutRequests = ({ differences }: Awaited<ReturnType<typeof compare>>) =>
  differences
    .map(({ route, kind, what, target, against }) => ({ route, kind, what, target, against }))
    .toSorted((one, other) => one.what.localeCompare(other.what));

/** Each patch changes one detail that the contract doesn't specify. */
const PLANTED: readonly Patch[] = [
  onValue('traits.search', (items) => (Array.isArray(items) ? items.toReversed() : items)),
  on(
    'users.exists',
    changingResponse((response) => ({
      ...response,
      headers: { ...response.headers, 'cache-control': 'public, max-age=60' },
    })),
  ),
  (request, provider) =>
    request.route === undefined && request.method === 'PATCH'
      ? Promise.resolve(reply(405, { message: 'This address takes no PATCH.' }))
      : provider.send(request),
];

const CHECKS = ['traits.search/flow', 'traits.search/method', 'users.exists/success'];

test('finds no difference between a provider and itself', async () => {
  const found = await compare(honest, CHECKS);
  expect(withoutRequests(found)).toEqual([]);
  expect(found.isSame).toBe(true);
  expect(found.compared).toBeGreaterThan(5);
});

test('reports three planted differences, each on its route, and nothing else', async () => {
  const all = PLANTED.reduce(
    (patch, planted) => (request, provider) =>
      planted(request, { ...provider, send: (sent) => patch(sent, provider) }),
  );
  const found = await compare(all, CHECKS);
  expect(found.isSame).toBe(false);
  expect(withoutRequests(found)).toEqual([
    {
      route: 'users.exists',
      kind: 'headers',
      what: 'header cache-control (200)',
      target: expect.any(String),
      against: 'public,max-age=60',
    },
    {
      route: 'traits.search',
      kind: 'order',
      what: 'order of the list',
      target: 'one',
      against: 'another',
    },
    {
      route: 'traits.search',
      kind: 'status',
      what: 'status of a PATCH',
      target: '404',
      against: '405',
    },
  ]);
});

test('reports different words, but does not count them as a difference', async () => {
  const words = changingResponse((response) =>
    response.status === 404 ? withJson(response, { message: 'No.', code: 'gone' }) : response,
  );
  const found = await compare(words, ['traits.search/method']);
  expect(found.isSame).toBe(true);
  expect(new Set(withoutRequests(found).map(({ kind }) => kind))).toEqual(new Set(['words']));
});
