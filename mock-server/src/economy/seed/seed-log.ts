import type { LogEntry } from '@trait-market/contract/economy/draw-log';

import { appendEntry } from '../draw-log/append-entry';
import type { MarketTables } from '../tables/tables';

/** An entry of the seed's draw log, whose signature is made when the log is written. */
export type PlannedEntry = { at: number; make: () => LogEntry | Promise<LogEntry> };

/** Writes the entries in the order of their times. */
export const writeLog = async (
  tables: MarketTables,
  planned: readonly PlannedEntry[],
): Promise<void> => {
  for (const { make } of planned.toSorted((one, other) => one.at - other.at)) {
    appendEntry({ tables }, await make());
  }
};
