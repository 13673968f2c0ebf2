import { runConformance } from '@trait-market/conformance';
import {
  compareTargets,
  type Comparison,
} from '@trait-market/conformance/comparing/compare-targets';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { routesOf } from '@trait-market/contract/shared';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { v1Contract } from '@trait-market/contract/v1';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort, startBff } from '@trait-market/scripts/product/product';
import type { ServerProcess } from '@trait-market/scripts/product/server-process';

type Report = Awaited<ReturnType<typeof runConformance>>;

// Families in which the contract permits different responses: 404 or 405 for a wrong method, and a
// GET's headers for HEAD and OPTIONS.
const NAMED_DIFFERENCES = new Set(['method', 'head-options']);

let mock: MockServer;
let bff: ServerProcess;
let compared: Comparison;
let ofMock: Report;
let ofBff: Report;

const inWorld = (world: string) => ({ 'x-mock-world': world });

// Runs the suite in a separate world per target, because runs move the clock. Generated requests
// are excluded, because their responses vary.
const hold = (target: string, world: string): Promise<Report> => {
  const headers = inWorld(world);
  const capabilities = controlOfMock(mock.url, headers);
  return runConformance({ target, headers, capabilities, cases: 0 });
};

const unfit = ({ results }: Report) =>
  results
    .filter(({ outcome }) => outcome.kind !== 'passed')
    .map(({ id, outcome }) => [id, outcome]);

const observed = ({ results }: Report) =>
  Object.fromEntries(
    results
      .filter(({ family }) => !NAMED_DIFFERENCES.has(family))
      .map(({ id, observed: seen }) => [id, seen]),
  );

beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  bff = await startBff({
    port: await freePort(),
    providerUrl: mock.url,
    // The limit is production's, which exceeds the number of streams that a run opens.
    env: { WEB_ROOT: '', EVENTS_LIMIT_PER_MINUTE: '120' },
  });
  const [headers, headersAgainst] = [inWorld('held-mock'), inWorld('held-bff')];
  compared = await compareTargets({
    target: mock.url,
    against: bff.url,
    headers,
    headersAgainst,
    seed: TEST_SEED,
    capabilities: controlOfMock(mock.url, headers),
    capabilitiesAgainst: controlOfMock(mock.url, headersAgainst),
  });
  ofMock = compared.reports.target;
  ofBff = compared.reports.against;
}, 180_000);

afterAll(async () => {
  await bff.stop();
  await mock.stop();
});

describe.each([
  ['the mock provider', () => ofMock],
  ['the BFF in front of it', () => ofBff],
])('%s', (_name, report) => {
  test('honors the contract, and every check could be made', () => {
    expect(unfit(report())).toEqual([]);
    expect(report().conformant).toBe(true);
    expect(report().counts).toMatchObject({ failed: 0, skipped: 0 });
    expect(report().notes).toEqual([]);
  });

  test('was called on every route', () => {
    const routes = new Set(report().results.map(({ route }) => route));
    const names = routesOf(v1Contract).map(({ name }) => name);
    expect(names.filter((name) => !routes.has(name))).toEqual([]);
  });
});

test('the BFF responds like the mock, except where the contract allows alternatives', () => {
  expect(observed(ofBff)).toEqual(observed(ofMock));
});

test('for the same request, the two differ only in the status for undeclared methods, in messages, and in one header', () => {
  const others = compared.differences
    .filter(({ kind, what }) => kind !== 'words' && !what.startsWith('status of a'))
    .map(({ what, target, against }) => `${what}: ${target} → ${against}`);
  expect(new Set(others)).toEqual(new Set(['header cache-control (431): not there → no-store']));
  const ofMethods = compared.differences.filter(({ kind }) => kind === 'status');
  expect(new Set(ofMethods.map(({ against }) => against))).toEqual(new Set(['405']));
});

test('a second run against the same target finds the same things', async () => {
  const again = await hold(mock.url, 'held-mock');
  expect(unfit(again)).toEqual([]);
  expect(observed(again)).toEqual(observed(ofMock));
}, 180_000);

const CASES = Number(process.env['GENERATED_CASES'] ?? 1000);

test('the BFF responds to generated requests according to the contract', async () => {
  const headers = { 'x-mock-world': 'generated' };
  const only = ['generated'];
  const report = await runConformance({
    target: bff.url,
    headers,
    only,
    seed: TEST_SEED,
    cases: CASES,
  });
  expect(unfit(report)).toEqual([]);
  expect(report.requests).toBeGreaterThan(CASES);
}, 300_000);

const MARKET = [
  'economy.orders.fulfil/flow',
  'economy.orders.cancel/flow',
  'economy.wallets.orders/flow',
  'economy.wallets.orders/token',
  'economy.notices.list',
  'economy.events.stream',
];

const WAITING = {
  check: 'economy.events.stream/flow/never silent',
  reason: 'it waits for 15 seconds, and the BFF’s own tests see that comments are passed on',
};

test('the BFF honors the contract of the trait economy, for random requests too', async () => {
  const headers = inWorld('market');
  const report = await runConformance({
    target: bff.url,
    headers,
    product: 'http://localhost:4000',
    economy: true,
    only: MARKET,
    skip: [WAITING],
    seed: TEST_SEED,
    cases: 200,
    capabilities: controlOfMock(mock.url, headers),
  });
  const notMade = { kind: 'skipped', reason: WAITING.reason };
  expect(unfit(report)).toEqual([[expect.stringContaining(WAITING.check), notMade]]);
  expect(report.counts.passed).toBeGreaterThan(100);
}, 120_000);

test('a read-only run sends only reads', async () => {
  const headers = { 'x-mock-world': 'read-only' };
  const report = await runConformance({
    target: mock.url,
    headers,
    readOnly: true,
    seed: TEST_SEED,
    cases: 60,
  });
  const methods = new Set(
    report.results.flatMap(({ observed: seen }) => seen.map((line) => line.split(' ', 1)[0])),
  );
  expect(methods).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
  expect(report.conformant).toBe(true);
  expect(report.counts.skipped).toBeGreaterThan(0);
}, 180_000);
