import { runConformance } from '@trait-market/contract/conformance';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

test('the mock provider honours the contract', async () => {
  const report = await runConformance({ target: mock.url });
  const failures = report.results.filter(({ outcome }) => outcome.kind === 'failed');
  expect(failures).toEqual([]);
  expect(report.counts.passed).toBeGreaterThan(0);
});
