import { env } from 'node:process';

import { test } from 'vitest';

import { expectLedgerTrue } from '../../testing/market-model/expect-ledger-true';

/** The number of sequences: few in a unit test run, thousands in `npm run test:invariants`. */
const SEQUENCES = Number(env['MARKET_SEQUENCES'] ?? 100);

test(
  `E9 E10 E11 E70 E107 E138 E179 E195 the ledger stays correct in ${SEQUENCES} sequences of acts`,
  { timeout: 3_600_000 },
  () => expectLedgerTrue(SEQUENCES),
);
