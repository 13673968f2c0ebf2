import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alarmsIn } from './alarms';
import { startBrokenProvider } from './mutants/broken-provider';
import {
  UNLIKE_IN_FORM,
  UNLIKE_IN_READS_AND_RULES,
  UNLIKE_IN_WRITES,
  validProviders,
} from './variants/valid-providers';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

/** A run takes seconds, and minutes on a busy machine. */
const LIMIT_MS = 300_000;

test('E496 runs every variant as part of a provider', () => {
  const names = validProviders.map(({ name }) => name);
  const variants = [...UNLIKE_IN_READS_AND_RULES, ...UNLIKE_IN_WRITES, ...UNLIKE_IN_FORM];
  const missing = variants.filter((variant) => !names.some((name) => name.includes(variant.name)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(validProviders.length).toBeGreaterThanOrEqual(10);
});

test.each(validProviders.map((provider, index) => ({ ...provider, world: `valid-${index}` })))(
  'raises no alarm for a provider in which: $name',
  async ({ patch, rules, world }) => {
    const provider = await startBrokenProvider(patch(), { mockUrl: mock.url, world });
    try {
      const { results, notes } = await runConformance({
        target: provider.url,
        rules,
        seed: TEST_SEED,
        cases: 60,
        strict: true,
        capabilities: controlOfMock(mock.url, { 'x-mock-world': world }),
      });
      expect(alarmsIn({ results })).toEqual([]);
      expect(notes).toEqual([]);
      expect(provider.accidents).toEqual([]);
    } finally {
      await provider.stop();
    }
  },
  LIMIT_MS,
);
