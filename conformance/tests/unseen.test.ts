import { runConformance } from '@trait-market/conformance';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBrokenProvider } from './mutants/broken-provider';
import { refuse } from './mutants/exchange';
import { on } from './mutants/patches';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

/** A provider that implements the call, but rejects every request to it. */
const neverVerifies = on('users.verifyEmail', async (request, { send }) => {
  const response = await send(request);
  return response.status < 300 ? refuse(400, 'No such code.') : response;
});

const verdict = async (strict: boolean) => {
  const world = `unseen-${strict ? 'strict' : 'lenient'}`;
  const provider = await startBrokenProvider(neverVerifies, { mockUrl: mock.url, world });
  try {
    const only = ['users.verifyEmail'];
    const report = await runConformance({ target: provider.url, only, strict, cases: 0 });
    const { outcome } =
      report.results.find(({ id }) => id === 'users.verifyEmail/success/seen to succeed') ?? {};
    return { conformant: report.conformant, kind: outcome?.kind };
  } finally {
    await provider.stop();
  }
};

test('reports a call that never succeeds, and with --strict it is a failure', async () => {
  expect(await verdict(false)).toEqual({ conformant: true, kind: 'skipped' });
  expect(await verdict(true)).toEqual({ conformant: false, kind: 'failed' });
});
