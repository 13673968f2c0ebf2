import { runConformance } from '@trait-market/conformance';
import { readLaws } from '@trait-market/conformance/economy/flows/reads/all';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alarmsIn } from './alarms';
import { allEconomyMutants } from './economy-mutants/all-economy-mutants';
import { startBrokenProvider } from './mutants/broken-provider';
import { refuse } from './mutants/exchange';
import { runFor } from './mutants/hold';
import type { Patch } from './mutants/mutant';
import { honest } from './mutants/patches';
import { validMarkets } from './variants/valid-markets';

const LIMIT_MS = 300_000;

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 24, traits: 400 });
}, 60_000);
afterAll(() => mock.stop());

const FLOWS = [
  'economy.orders.post/flow',
  'economy.orders.fulfil/flow',
  'economy.orders.fulfilmentData/flow',
  'economy.orders.cancel/flow',
  'economy.orders.cancelAll/flow',
  'economy.criteria.find/flow',
  'economy.wallets.wrap/flow',
  'economy.wallets.unwrap/flow',
  'economy.wallets.orders/flow',
  'economy.approvals.approve/flow',
  'economy.credits.buy/flow',
  'economy.credits.subscribe/flow',
  'economy.benches.dress/flow',
  'economy.packs.buy/flow',
  'economy.reroll.reroll/flow',
  'economy.burns.burn/flow',
  'economy.outfits.save/flow',
  'economy.searches.save/flow',
  'economy.watchlist.add/flow',
  'economy.notices.list/flow',
  'economy.traits.detail/flow',
  'economy.activity.list/success',
  ...readLaws().map(({ id }) => id),
  'economy.events.stream',
];

const hold = async (
  patch: Patch,
  world: string,
  options: Partial<Parameters<typeof runConformance>[0]>,
) => {
  const provider = await startBrokenProvider(patch, { mockUrl: mock.url, world });
  try {
    const report = await runConformance({
      target: provider.url,
      product: 'http://localhost:4000',
      economy: true,
      cases: 0,
      capabilities: controlOfMock(mock.url, { 'x-mock-world': world }),
      ...options,
    });
    return { report, alarms: alarmsIn(report), accidents: provider.accidents };
  } finally {
    await provider.stop();
  }
};

const READS = [
  'economy.traits.browse',
  'economy.collections.detail',
  'economy.avatars.image',
  'economy.listings.browse',
  'economy.leaders.list',
];

const CATCHING = [...new Set(allEconomyMutants.map(({ killedBy }) => runFor(killedBy)))].filter(
  (id) => id.includes('/'),
);

test(
  'E161 the mock honors the contract of the trait economy, for random requests too, and passes the checks that catch broken markets',
  async () => {
    const only = [...FLOWS, ...READS, ...CATCHING];
    const { report, alarms, accidents } = await hold(honest, 'market', {
      only,
      cases: 60,
      seed: TEST_SEED,
    });
    expect(alarms).toEqual([]);
    expect(accidents).toEqual([]);
    const passed = report.results.flatMap(({ id, outcome }) =>
      outcome.kind === 'passed' ? [id] : [],
    );
    expect(CATCHING.filter((wanted) => !passed.some((id) => id.startsWith(wanted)))).toEqual([]);
    expect(report.counts.passed).toBeGreaterThan(500);
  },
  LIMIT_MS,
);

// This check is skipped: it waits 15 seconds, which only makes sense for streams that aren't the
// mock's.
const WAITING = {
  check: 'economy.events.stream/flow/never silent',
  reason: 'this market streams as the mock does',
};

test.each(validMarkets.map((market, index) => ({ ...market, world: `valid-market-${index}` })))(
  'raises no alarm for a market in which: $name',
  async ({ patch, world, only, also = [] }) => {
    const checks = only ? { only } : { only: [...FLOWS, ...also], skip: [WAITING] };
    const { alarms, accidents } = await hold(patch(), world, checks);
    expect(alarms).toEqual([]);
    expect(accidents).toEqual([]);
  },
  LIMIT_MS,
);

const withoutMarket: Patch = (request, target) =>
  request.path.startsWith('/economy/')
    ? Promise.resolve(refuse(404, 'There is nothing here.'))
    : target.send(request);

test(
  'a provider without the trait economy fails none of its checks, unless the economy is required',
  async () => {
    const only = ['economy.collections.list', 'economy.orders.fulfil/flow', 'users.nonce'];
    const lenient = await hold(withoutMarket, 'no-market', { only });
    expect(lenient.alarms).toEqual([]);
    const reasons = lenient.report.results.flatMap(({ id, outcome }) =>
      id.startsWith('economy.orders') && outcome.kind === 'skipped' ? [outcome.reason] : [],
    );
    expect(new Set(reasons)).toEqual(
      new Set(["the target doesn't serve the trait economy (404 for GET /economy/v1/collections)"]),
    );
    const strict = await hold(withoutMarket, 'no-market', { only, strict: true });
    expect(strict.alarms.map(({ id }) => id)).toEqual([
      'economy.collections.list/success/seen to succeed',
    ]);
  },
  LIMIT_MS,
);

test(
  'without --economy, calls nothing of it',
  async () => {
    const { report } = await hold(honest, 'quiet-market', {
      economy: undefined,
      only: ['users.me'],
    });
    expect(report.results.filter(({ route }) => route.startsWith('economy.'))).toEqual([]);
  },
  LIMIT_MS,
);
