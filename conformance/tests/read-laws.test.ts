import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { readLaws } from '@trait-market/conformance/economy/flows/reads/all';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { queryParameters } from './economy-mutants/reads/parameters';
import { startBrokenProvider } from './mutants/broken-provider';
import { queryOf } from './mutants/exchange';
import type { Patch } from './mutants/mutant';

const LIMIT_MS = 300_000;
const WORLD = 'read-laws';

/** The most values of each query parameter in one successful request, by route and name. */
const sent = new Map<string, number>();

const recorded: Patch = async (request, mock) => {
  const response = await mock.send(request);
  if (response.status !== 200) return response;
  const query = queryOf(request);
  for (const name of query.keys()) {
    const key = `${request.route} ${name}`;
    sent.set(key, Math.max(sent.get(key) ?? 0, query.getAll(name).length));
  }
  return response;
};

const checks = new Set([
  ...readLaws().map(({ id }) => id),
  ...queryParameters.flatMap(({ checkedBy }) =>
    checkedBy === undefined ? [] : [`economy.${checkedBy}`],
  ),
]);

let mock: MockServer;
let passed: ReadonlySet<string>;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 24, traits: 400 });
  const provider = await startBrokenProvider(recorded, { mockUrl: mock.url, world: WORLD });
  const { results } = await runConformance({
    target: provider.url,
    product: 'http://localhost:4000',
    only: [...checks],
    cases: 0,
    capabilities: controlOfMock(mock.url, { 'x-mock-world': WORLD }),
  });
  await provider.stop();
  passed = new Set(results.flatMap(({ id, outcome }) => (outcome.kind === 'passed' ? [id] : [])));
}, LIMIT_MS);
afterAll(() => mock.stop());

const rules = new Map(readLaws().map(({ rule }) => [rule.split(' ', 1)[0] ?? '', rule]));

test.each([...rules.keys()].toSorted())('%s the mock keeps the laws of its reads', (number) => {
  const laws = readLaws().filter(({ rule }) => rule.startsWith(`${number} `));
  expect(laws.filter(({ id }) => !passed.has(id)).map(({ id }) => id)).toEqual([]);
});

test('E259 the suite sends every query parameter of the economy, and repeats those that can be', () => {
  const missing = queryParameters.filter(
    ({ route, name, isRepeatable }) =>
      (sent.get(`economy.${route} ${name}`) ?? 0) < (isRepeatable ? 2 : 1),
  );
  expect(missing.map(({ route, name }) => `${route} ${name}`)).toEqual([]);
  expect(queryParameters.length).toBeGreaterThanOrEqual(84);
});

test('E259 a check notices when a read ignores a query parameter', () => {
  const unchecked = queryParameters.filter(({ checkedBy }) => checkedBy === undefined);
  expect(unchecked.map(({ route, name }) => `${route} ${name}`)).toEqual([]);
});
