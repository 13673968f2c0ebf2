import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import type { DropDetail } from '@trait-market/contract/economy/drops';

import type { Beacon } from '@trait-market/contract/economy/beacon';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import {
  checkAgainstLog,
  checkEntries,
  checkRefusals,
  type Found,
  signedForOtherSites,
} from '@trait-market/contract/economy/draw-checks';
import { badReceipts, followLog } from './follow-log';
import type { MarketReader } from './read-draws';

/** The number of attempts to read everything while the log doesn't grow. */
const ATTEMPTS = 3;

export type VerifiedLog = {
  log: DrawLog;
  /** All entries of the log if they are those of its head, to resume from; otherwise none. */
  valid: readonly DrawReceipt[];
  faults: Found[];
  /** False if the log grew with each attempt. */
  isCompared: boolean;
};

export type LogTerms = {
  /** The heads of previous runs, oldest first, which the log must extend. */
  heads: readonly DrawLog[];
  beacon: Beacon;
  /** The deployment of the market's site, for which everything must be signed. */
  site?: Bytes32 | undefined;
};

/**
 * Verifies the draw log, and compares it with everything that the provider shows. A log that grows
 * with each attempt isn't compared, because its draws and counts are those of different times.
 *
 * @throws CannotVerify when a response violates the contract
 */
export const verifyLog = async (
  reader: MarketReader,
  { heads, beacon, site }: LogTerms,
): Promise<VerifiedLog> => {
  for (let attempt = 1; ; attempt += 1) {
    const { log, entries, receipts, faults } = await followLog(reader, heads);
    const drops: DropDetail[] = [];
    for (const id of await reader.dropIds()) drops.push(await reader.drop(id));
    const shown = {
      drops,
      pools: await reader.pools(),
      draws: await reader.draws(''),
      chains: await reader.chains(),
    };
    const { head } = await reader.log();
    const isStable = head.size === log.head.size;
    if (!isStable && attempt < ATTEMPTS) continue;
    const logged = { entries, time: Date.parse(log.head.time) };
    const contradictions = isStable
      ? [
          ...checkAgainstLog({ ...logged, ...shown }),
          ...(await badReceipts(shown.draws, { log, receipts })),
        ]
      : [];
    return {
      log,
      valid: faults.length === 0 ? receipts : [],
      faults: [
        ...faults,
        ...(await checkEntries(logged)),
        ...(await checkRefusals(logged, beacon)),
        ...(site === undefined ? [] : signedForOtherSites(logged, site)),
        ...contradictions,
      ],
      isCompared: isStable,
    };
  }
};
