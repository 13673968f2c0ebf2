import type { LogEntry, LogEntryOf, LogEntryType } from '../draw-log';
import type { CommitmentChain, Draw } from '../draws';
import type { DropDetail } from '../drops';
import type { RerollPoolDetail } from '../reroll';

/** All entries of the log, and the time of its head in ms since 1970. */
export type LoggedEntries = { entries: readonly LogEntry[]; time: number };

/** Everything that the provider shows at the time of the log's head. */
export type LogFacts = LoggedEntries & {
  draws: readonly Draw[];
  chains: readonly CommitmentChain[];
  drops: readonly DropDetail[];
  pools: readonly RerollPoolDetail[];
};

export const ofType = <Type extends LogEntryType>(
  entries: readonly LogEntry[],
  type: Type,
): LogEntryOf<Type>[] => entries.filter((entry): entry is LogEntryOf<Type> => entry.type === type);

export const isSame = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Returns the draw, chain, purchase or gift that an entry is about. */
export const subjectOf = (entry: LogEntry): string =>
  entry.type === 'chain' ? entry.anchor : entry.id;
