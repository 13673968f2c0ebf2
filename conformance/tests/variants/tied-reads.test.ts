import { runConformance } from '@trait-market/conformance';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBrokenProvider } from '../mutants/broken-provider';
import { tiesReversed } from './tied-reads';

const TIED = [
  'economy.traits.browse/flow/each sort holds',
  'economy.traits.browse/flow/sorted by price',
  'economy.traits.browse/flow/every page to the end',
  'economy.avatars.browse/flow/each sort holds',
  'economy.avatars.browse/flow/sorts',
  'economy.avatars.browse/flow/every page to the end',
  'economy.collections.list/flow/each sort holds',
  'economy.leaders.list/flow/ranks and values',
  'economy.leaders.list/flow/every page to the end',
  'economy.tokens.collectionHolders/flow/every page to the end',
];

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 24, traits: 100 });
}, 60_000);
afterAll(() => mock.stop());

test('E261 raises no alarm for a market whose equal items are in another order', async () => {
  const place = { mockUrl: mock.url, world: 'ties' };
  const provider = await startBrokenProvider(tiesReversed(), place);
  try {
    const { results } = await runConformance({ target: provider.url, only: TIED, cases: 0 });
    const outcomes = TIED.map((check) => [check, results.find(({ id }) => id === check)?.outcome]);
    expect(outcomes).toEqual(TIED.map((check) => [check, { kind: 'passed' }]));
    expect(provider.accidents).toEqual([]);
  } finally {
    await provider.stop();
  }
}, 240_000);
