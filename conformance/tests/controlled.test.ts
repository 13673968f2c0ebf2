import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { allMutants } from './mutants/all-mutants';
import { startBrokenProvider } from './mutants/broken-provider';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

const ONLY = ['users.login', 'users.changeEmail', 'users.verifyEmail', 'users.me/token'];

test.each([
  ['The token’s exp is in milliseconds', 'users.me/token/an expired token'],
  ['No mail is sent to a new address', 'users.verifyEmail/limits/guessed'],
  [
    'A change of the email address is acknowledged and swallowed',
    'users.verifyEmail/flow/a code from before a change',
  ],
])(
  'with control, a complete run reports: %s',
  async (name, id) => {
    const mutant = allMutants.find((one) => one.name === name);
    if (mutant === undefined) throw new Error(`There is no broken provider '${name}'`);
    const world = `controlled-${name.length}`;
    const provider = await startBrokenProvider(mutant.patch(), { mockUrl: mock.url, world });
    try {
      const { results } = await runConformance({
        target: provider.url,
        only: ONLY,
        cases: 0,
        capabilities: controlOfMock(mock.url, { 'x-mock-world': world }),
      });
      const failed = results.flatMap((one) => (one.outcome.kind === 'failed' ? [one.id] : []));
      expect(failed).toContain(id);
      expect(failed).toContain(mutant.killedBy);
      expect(provider.accidents).toEqual([]);
    } finally {
      await provider.stop();
    }
  },
  120_000,
);

test('skips a check that needs something the control cannot do', async () => {
  const { results, conformant } = await runConformance({
    target: mock.url,
    only: ['users.me/token/an expired token'],
    headers: { 'x-mock-world': 'no-clock' },
    capabilities: controlOfMock(mock.url, { 'x-mock-world': 'not a world' }),
  });
  expect(conformant).toBe(true);
  expect(results.find(({ family }) => family === 'token')?.outcome).toEqual({
    kind: 'skipped',
    reason: expect.stringContaining('400 for /__mock/clock'),
  });
});

test('says that smart accounts aren’t checked when none is configured', async () => {
  const { results, conformant } = await runConformance({
    target: mock.url,
    only: ['users.login/flow/a smart account signs in'],
    headers: { 'x-mock-world': 'no-account' },
  });
  expect(conformant).toBe(true);
  expect(results.find(({ id }) => id.endsWith('a smart account signs in'))?.outcome).toEqual({
    kind: 'skipped',
    reason: 'not checked: no smart account configured (--smart-account)',
  });
});
