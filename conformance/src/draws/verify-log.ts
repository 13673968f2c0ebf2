import type { DrawLog } from '@trait-market/contract/economy/draw-log';

import { checkAgainstLog, checkEntries } from './check-log';
import { followLog } from './follow-log';
import type { Found } from './log-fault';
import type { MarketReader } from './read-draws';

/** The number of attempts to read everything while the log doesn't grow. */
const ATTEMPTS = 3;

/**
 * Verifies the draw log, and compares it with everything that the provider shows. A log that grows
 * with each attempt isn't compared, because its draws and counts are those of different times.
 *
 * @param before the log of a previous run, which the current one must extend
 * @throws CannotVerify when a response violates the contract
 */
export const verifyLog = async (
  reader: MarketReader,
  before?: DrawLog,
): Promise<{ log: DrawLog; faults: Found[] }> => {
  for (let attempt = 1; ; attempt += 1) {
    const { log, entries, faults } = await followLog(reader, before);
    const drops = await Promise.all((await reader.dropIds()).map(reader.drop));
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
    const contradictions = isStable ? checkAgainstLog({ ...logged, ...shown }) : [];
    return { log, faults: [...faults, ...(await checkEntries(logged)), ...contradictions] };
  }
};
