import { runConformance } from '@trait-market/conformance';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
});
afterAll(() => mock.stop());

/** A run takes seconds, and longer on a busy machine. */
const LIMIT_MS = 120_000;

const look = async (world: string, auth: string) => {
  const headers = { 'x-mock-world': world };
  const report = await runConformance({
    target: mock.url,
    headers,
    auth,
    readOnly: true,
    cases: 0,
  });
  const journal = await connectToMock({ url: mock.url, world }).journal();
  const writes = journal.flatMap((entry) =>
    entry.kind === 'request' && !['GET', 'HEAD', 'OPTIONS'].includes(entry.method)
      ? [`${entry.method} ${entry.path}`]
      : [],
  );
  return { report, writes };
};

const outcomeOf = (
  { results }: Awaited<ReturnType<typeof runConformance>>,
  id: string,
): string | undefined => results.find((result) => result.id === id)?.outcome.kind;

test(
  'with a token, a read-only run reads the owner’s data and writes nothing',
  async () => {
    const { accessToken } = await connectToMock({ url: mock.url, world: 'token' }).mintToken();
    const { report, writes } = await look('token', accessToken);
    expect(report.conformant).toBe(true);
    expect(outcomeOf(report, 'credits.balances/success/valid request')).toBe('passed');
    expect(report.counts.skipped).toBe(0);
    expect(writes).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'with a key, it signs in once and writes nothing else',
  async () => {
    const { report, writes } = await look('key', generatePrivateKey());
    expect(report.conformant).toBe(true);
    expect(outcomeOf(report, 'users.me/success/valid request')).toBe('passed');
    expect(writes).toEqual(['POST /v1/users/login']);
  },
  LIMIT_MS,
);

test(
  'a whole run leaves the token’s account as it was',
  async () => {
    const control = connectToMock({ url: mock.url, world: 'owner' });
    const walletAddress = privateKeyToAddress(generatePrivateKey());
    const { accessToken } = await control.mintToken({ walletAddress });
    const headers = { 'x-mock-world': 'owner', authorization: `Bearer ${accessToken}` };
    const me = async () => (await fetch(`${mock.url}/v1/users/me`, { headers })).json();
    const before = await me();
    const { conformant } = await runConformance({
      target: mock.url,
      headers: { 'x-mock-world': 'owner' },
      auth: accessToken,
      seed: TEST_SEED,
    });
    expect(conformant).toBe(true);
    expect(await me()).toEqual(before);
  },
  LIMIT_MS,
);

test(
  'a token that is not accepted is one failure, reported without the token',
  async () => {
    const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJ3YWxsZXRBZGRyZXNzIjoiMHgxIn0.c2lnbmF0dXJl';
    const { report } = await look('forged', forged);
    const failed = report.results.filter(({ outcome }) => outcome.kind === 'failed');
    expect(failed.map(({ route }) => route)).toEqual(['users.me']);
    expect(report.counts.skipped).toBeGreaterThan(5);
    expect(JSON.stringify(report)).not.toContain(forged);
    expect(JSON.stringify(failed)).toContain('$TOKEN');
  },
  LIMIT_MS,
);
