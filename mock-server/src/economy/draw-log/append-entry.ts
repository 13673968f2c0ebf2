import { leafHash, parseEntry, type LogEntry } from '@trait-market/contract/economy/draw-log';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { accountOf } from '../../kernel/account';
import type { DrawLogRow } from '../tables/draw-log-row';
import type { MarketTables } from '../tables/tables';

export type WithLog = { tables: Pick<MarketTables, 'drawLog'> };

export const logSize = ({ tables }: WithLog): number => tables.drawLog.countBy('all', 'all');

/** Returns the time of the last entry in ms since 1970, before which no further one may be. */
export const lastLoggedAt = (context: WithLog): number => {
  const row = context.tables.drawLog.find(String(logSize(context) - 1));
  const entry = row && parseEntry(row.entry);
  return entry === undefined ? 0 : Date.parse(entry.at);
};

const subjectOf = (entry: LogEntry): Bytes32 | null => {
  if (entry.type === 'chain') return entry.anchor;
  return entry.type === 'accepted' || entry.type === 'refused' ? entry.id : null;
};

/** Returns an entry as the JSON text that is hashed and signed. */
export const rowOf = (entry: LogEntry): DrawLogRow => {
  const text = JSON.stringify(entry);
  return {
    entry: text,
    hash: leafHash(text),
    wallet: accountOf(entry.wallet),
    subject: subjectOf(entry),
  };
};

export const appendEntry = (context: WithLog, entry: LogEntry): void =>
  context.tables.drawLog.put(String(logSize(context)), rowOf(entry));
