import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alarmsIn } from '../alarms';
import { startBrokenProvider } from '../mutants/broken-provider';
import { lawfulReads } from './lawful-reads';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 24, traits: 400 });
}, 60_000);
afterAll(() => mock.stop());

test.each(lawfulReads.map((market, index) => ({ ...market, world: `lawful-reads-${index}` })))(
  'E497 raises no alarm for a market in which: $name',
  async ({ patch, checks, world }) => {
    const provider = await startBrokenProvider(patch(), { mockUrl: mock.url, world });
    try {
      const { results } = await runConformance({
        target: provider.url,
        product: 'http://localhost:4000',
        only: checks,
        cases: 0,
        capabilities: controlOfMock(mock.url, { 'x-mock-world': world }),
      });
      expect(alarmsIn({ results })).toEqual([]);
      const outcomes = checks.map((check) => [
        check,
        results.find(({ id }) => id === check)?.outcome.kind,
      ]);
      const expected = checks.map((check) => [check, 'passed']);
      expect(outcomes).toEqual(expected);
      expect(provider.accidents).toEqual([]);
    } finally {
      await provider.stop();
    }
  },
  120_000,
);
