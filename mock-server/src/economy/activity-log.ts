import type { ActivityType } from '@trait-market/contract/economy/activity';

import type { ActivityRow, Good } from './rows';

type Key = 'trait' | 'wallet' | 'avatar';

/** Activities that never change again, oldest first, and where to find those of a trait or a wallet. */
export interface FrozenLog {
  readonly rows: readonly ActivityRow[];
  readonly indexes: ReadonlyMap<string, readonly ActivityRow[]>;
}

export const EMPTY_LOG: FrozenLog = { rows: [], indexes: new Map() };

const goodsOf = ({ goods, inReturn }: ActivityRow): Good[] => [...goods, ...inReturn];

const indexTexts = (row: ActivityRow): string[] => [
  ...new Set([
    ...goodsOf(row).map((good) =>
      good.kind === 'trait' ? `trait ${good.traitId}` : `avatar ${good.avatar}`,
    ),
    `wallet ${row.from}`,
    ...(row.to === null ? [] : [`wallet ${row.to}`]),
  ]),
];

/** What has happened in a market, appended to what had happened before the world began. */
export interface ActivityLog {
  add(activity: Omit<ActivityRow, 'id'>): ActivityRow;
  /** Newest first. */
  all(): ActivityRow[];
  /** Of a trait, a wallet or an avatar; newest first. */
  of(key: Key, text: string): ActivityRow[];
  /** The latest of a type that a trait was part of. */
  latest(traitId: string, type: ActivityType): ActivityRow | undefined;
  /** What came on top of the frozen log, oldest first. */
  own(): ActivityRow[];
  freeze(): FrozenLog;
}

export const createActivityLog = (
  base: FrozenLog,
  before: readonly ActivityRow[] = [],
): ActivityLog => {
  const own: ActivityRow[] = [...before];
  const nextId = () => (own.at(-1)?.id ?? base.rows.at(-1)?.id ?? 0) + 1;

  const log: ActivityLog = {
    add: (activity) => {
      const row = { id: nextId(), ...activity };
      own.push(row);
      return row;
    },
    all: () => [...base.rows, ...own].toReversed(),
    of: (key, text) => {
      const wanted = `${key} ${text}`;
      const recent = own.filter((row) => indexTexts(row).includes(wanted));
      return [...(base.indexes.get(wanted) ?? []), ...recent].toReversed();
    },
    latest: (traitId, type) => log.of('trait', traitId).find((row) => row.type === type),
    own: () => [...own],
    freeze: () => {
      const rows = [...base.rows, ...own];
      const indexes = new Map<string, ActivityRow[]>();
      for (const row of rows) {
        for (const text of indexTexts(row)) {
          const found = indexes.get(text);
          if (found === undefined) indexes.set(text, [row]);
          else found.push(row);
        }
      }
      return { rows, indexes };
    },
  };
  return log;
};
