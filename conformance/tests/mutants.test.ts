import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { allMutants } from './mutants/all-mutants';
import { holdPatched, survivalOf } from './mutants/hold';
import { honest } from './mutants/patches';

const MINUTE_MS = 60_000;
let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

test('a provider without a defect passes the same checks', { timeout: 3 * MINUTE_MS }, async () => {
  const held = await holdPatched(honest, {
    mockUrl: mock.url,
    world: 'unbroken',
    only: undefined,
    // The mock's responses to generated requests are checked in generated.test.ts.
    cases: 0,
  });
  expect(held.failures).toEqual([]);
  expect(held.report.counts).toMatchObject({ failed: 0, skipped: 0 });
  expect(held.report.notes).toEqual([]);
  expect(held.accidents).toEqual([]);
});

describe.concurrent('the suite catches a provider in which', () => {
  test.each(allMutants.map((mutant, index) => ({ ...mutant, world: `mutant-${index}` })))(
    '$name',
    { timeout: 3 * MINUTE_MS },
    async ({ world, ...mutant }) => {
      const place = { mockUrl: mock.url, world, isWhole: false };
      expect(await survivalOf(mutant, place)).toBeUndefined();
    },
  );
});

test('there are at least 40 broken providers, all different', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length);
  expect(allMutants.length).toBeGreaterThanOrEqual(40);
});
