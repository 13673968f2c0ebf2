import { runConformance } from '@trait-market/conformance';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { expect, onTestFinished, test } from 'vitest';

import { alarmsIn } from './alarms';
import { startFastifyProvider } from './fastify-provider/provider';

const LEGAL_LINKS_BASE = 'https://legal.example';

test('raises no alarm for a provider that was written with Fastify from the documents', async () => {
  const { url, accounts, stop } = await startFastifyProvider(LEGAL_LINKS_BASE);
  onTestFinished(stop);
  const { results, notes, counts } = await runConformance({
    target: url,
    legalLinksBase: LEGAL_LINKS_BASE,
    seed: TEST_SEED,
    cases: 200,
    patienceS: 60,
    strict: true,
    capabilities: {
      advanceClock: async (milliseconds) => accounts.advance(milliseconds),
      verificationCode: async (email) => accounts.mailsTo(email).at(-1),
      countEmails: async (email) => accounts.mailsTo(email).length,
      giveCredits: async (wallet, amounts) => {
        accounts.open(wallet).credits = { ...amounts };
      },
    },
  });
  expect(alarmsIn({ results })).toEqual([]);
  expect(notes).toEqual([]);
  expect(counts.passed).toBeGreaterThan(900);
}, 300_000);
