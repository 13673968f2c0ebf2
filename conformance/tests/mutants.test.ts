import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { allMutants } from './mutants/all-mutants';
import { holdPatched, runFor } from './mutants/hold';
import { honest } from './mutants/patches';

const MINUTE_MS = 60_000;
// By default, only the check that must detect a mutant runs against it; with `MUTANTS=whole`, all
// checks run.
const isWhole = process.env['MUTANTS'] === 'whole';

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
    ...(!isWhole && { cases: 0 }),
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
    async ({ killedBy, patch, world }) => {
      const only = isWhole ? undefined : [runFor(killedBy)];
      const held = await holdPatched(patch(), { mockUrl: mock.url, world, only });
      const ids = held.failures.map(({ id }) => id);
      const caughtBy = ids.filter((id) => isWhole || id === killedBy);
      expect(caughtBy, `failed: ${ids.join('; ') || 'nothing'}`).not.toEqual([]);
      // A missing response means that the mutant itself failed, which doesn't count as detected.
      expect(held.failures.filter(({ got }) => got.startsWith('none ('))).toEqual([]);
      expect(held.accidents).toEqual([]);
    },
  );
});

test('there are at least 40 broken providers, all different', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length);
  expect(allMutants.length).toBeGreaterThanOrEqual(40);
});
