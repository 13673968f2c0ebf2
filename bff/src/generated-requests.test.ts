import { describeReport } from '@trait-market/conformance/fuzzing/run/describe-report';
import { runGenerated } from '@trait-market/conformance/fuzzing/run-generated';
import { openTarget } from '@trait-market/conformance/probe/target';
import { routesOf } from '@trait-market/contract/shared';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { v1Contract } from '@trait-market/contract/v1';
import { createMockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, onTestFinished, test } from 'vitest';

import { startBffBefore } from './testing/bff-under-test';

const MINUTE_MS = 60_000;
/** The number of generated requests; `GENERATED_CASES=10000` makes the test thorough. */
const CASES = Number(process.env['GENERATED_CASES'] ?? 1000);

const NO_LIMITS = Object.fromEntries(
  ['NONCE', 'LOGIN', 'SEARCH', 'UPLOAD', 'EMAIL', 'READ', 'WRITE'].map((group) => [
    `${group}_LIMIT_PER_MINUTE`,
    '1000000',
  ]),
);

test(
  'generated requests get responses that match the contract',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
    onTestFinished(() => mock.stop());
    const control = connectToMock({ url: mock.url });
    const mintToken = async (): Promise<string> => {
      const walletAddress = privateKeyToAddress(generatePrivateKey());
      return (await control.mintToken({ walletAddress })).accessToken;
    };
    const accessTokens = await Promise.all(Array.from({ length: 30 }, mintToken));
    const bff = await startBffBefore(mock.url, NO_LIMITS);
    const target = openTarget(bff.url);
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
  },
);
