import { runConformance } from '@trait-market/conformance';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBrokenProvider } from './mutants/broken-provider';
import { creditsMutants } from './mutants/credits';
import type { Patch } from './mutants/mutant';
import { honest } from './mutants/patches';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

let worlds = 0;
const HAS = { subscription: 70, vanilla: 5 };

const failuresOf = async (patch: Patch, expectedCredits?: typeof HAS): Promise<string[]> => {
  worlds += 1;
  const world = `credits-${worlds}`;
  const control = connectToMock({ url: mock.url, world });
  const { walletAddress, accessToken } = await control.mintToken({
    walletAddress: '0x00000000000000000000000000000000000c0ffe',
  });
  await control.grant({ walletAddress, credits: HAS });
  const provider = await startBrokenProvider(patch, { mockUrl: mock.url, world });
  try {
    const { results } = await runConformance({
      target: provider.url,
      auth: accessToken,
      seed: TEST_SEED,
      only: ['credits.balances/flow', 'credits.balances/success/the balance'].slice(
        0,
        expectedCredits === undefined ? 1 : 2,
      ),
      expectedCredits,
    });
    return results.flatMap(({ id, outcome }) => (outcome.kind === 'failed' ? [id] : []));
  } finally {
    await provider.stop();
  }
};

const broken = (name: string): Patch => {
  const mutant = creditsMutants.find((one) => one.name === name);
  if (mutant === undefined) throw new Error(`There is no broken provider '${name}'`);
  return mutant.patch();
};

const LEDGER = 'credits.balances/flow/the ledger’s total';

test('accepts a balance that is as expected, and matches the ledger', async () => {
  expect(await failuresOf(honest, HAS)).toEqual([]);
});

test('rejects a balance that differs from --expect-credits', async () => {
  expect(await failuresOf(honest, { ...HAS, vanilla: 6 })).toEqual([
    'credits.balances/success/the balance that is expected',
  ]);
});

test.each([
  'The two amounts are swapped',
  'A balance is always 0',
  'All credits are counted as vanilla',
])('without control, the ledger reveals a provider in which: %s', async (name) => {
  expect(await failuresOf(broken(name))).toEqual([LEDGER]);
});
