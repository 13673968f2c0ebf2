import { describeReport } from '@trait-market/conformance/fuzzing/run/describe-report';
import { runGenerated } from '@trait-market/conformance/fuzzing/run-generated';
import { openTarget } from '@trait-market/conformance/probe/target';
import { routesOf } from '@trait-market/contract/shared';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { v1Contract } from '@trait-market/contract/v1';
import { createMockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import { expect, onTestFinished, test } from 'vitest';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';

const MINUTE_MS = 60_000;
// The number of cases is small enough for every test run; `GENERATED_CASES=10000` makes the test
// thorough.
const CASES = Number(process.env['GENERATED_CASES'] ?? 1000);

// Generated requests to these routes never succeed, because they need a signature, code or wallet
// that can't be guessed.
const NEVER_GUESSED = ['users.login', 'users.verifyEmail', 'users.publicProfile'];

test(
  'the mock responds to generated requests according to the contract',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const server = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
    onTestFinished(() => server.stop());
    const mock = connectToMock({ url: server.url });
    const mintToken = async (): Promise<string> => {
      const walletAddress = privateKeyToAddress(generatePrivateKey());
      return (await mock.mintToken({ walletAddress })).accessToken;
    };
    const accessTokens = await Promise.all(Array.from({ length: 30 }, mintToken));
    const target = openTarget(server.url);
    onTestFinished(target.close);

    const report = await runGenerated({
      routes: routesOf(v1Contract),
      target,
      seed: TEST_SEED,
      cases: CASES,
      accessTokens,
    });

    expect(report.passed, describeReport(report)).toBe(true);
    expect(report.cases).toBe(CASES);
    const neverDone = report.routes.filter(
      ({ statuses }) => !Object.keys(statuses).some((status) => status.startsWith('2')),
    );
    expect(neverDone.map(({ name }) => name)).toEqual(NEVER_GUESSED);
  },
);
