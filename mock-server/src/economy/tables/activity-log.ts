import type { ActivityType } from '@trait-market/contract/economy/activity';

import type { ActivityRow, Good } from './rows';

type Key = 'trait' | 'wallet' | 'avatar' | 'type';

export type FrozenLog = {
  readonly rows: readonly ActivityRow[];
  readonly indexes: ReadonlyMap<string, readonly ActivityRow[]>;
};

export const EMPTY_LOG: FrozenLog = { rows: [], indexes: new Map() };

const goodsOf = ({ goods, inReturn }: ActivityRow): Good[] => [...goods, ...inReturn];

const indexTexts = (row: ActivityRow): string[] => [
  ...new Set([
    `type ${row.type}`,
    ...goodsOf(row).flatMap((good) => {
      if (good.kind === 'any' || good.kind === 'anyAvatar') return [];
      return good.kind === 'trait'
        ? [`trait ${good.traitId}`, `${row.type} ${good.traitId}`]
        : [`avatar ${good.avatar}`];
    }),
    `wallet ${row.from}`,
    ...(row.to === null ? [] : [`wallet ${row.to}`]),
  ]),
];

const enter = (index: Map<string, ActivityRow[]>, row: ActivityRow): void => {
  for (const text of indexTexts(row)) {
    const found = index.get(text);
    if (found === undefined) index.set(text, [row]);
    else found.push(row);
  }
};

/** A world's activities, which follow those of the base market. */
export type ActivityLog = {
  add(activity: Omit<ActivityRow, 'id'>): ActivityRow;
  /** Returns all activities, newest first. */
  all(): ActivityRow[];
  removeLast(count: number): void;
  /** Finds only activities of this world, not of the base. */
  find(id: number): ActivityRow | undefined;
  /** Returns the activities of a trait, wallet, avatar or type, newest first. */
  of(key: Key, text: string): ActivityRow[];
  latest(traitId: string, type: ActivityType): ActivityRow | undefined;
  /** Returns this world's activities after an id, oldest first. */
  after(id: number): ActivityRow[];
  own(): ActivityRow[];
  freeze(): FrozenLog;
};

export const createActivityLog = (
  base: FrozenLog,
  before: readonly ActivityRow[] = [],
): ActivityLog => {
  const own: ActivityRow[] = [];
  const index = new Map<string, ActivityRow[]>();
  const append = (row: ActivityRow): void => {
    own.push(row);
    enter(index, row);
  };
  for (const row of before) append(row);
  /** Searches for the id: ids ascend, but some are missing if a data file had invalid rows. */
  const indexAfter = (id: number): number => {
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((own[middle]?.id ?? 0) <= id) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const nextId = () => (own.at(-1)?.id ?? base.rows.at(-1)?.id ?? 0) + 1;

  const log: ActivityLog = {
    add: (activity) => {
      const row = { id: nextId(), ...activity };
      append(row);
      return row;
    },
    removeLast: (count) => {
      if (count === 0) return;
      for (const row of own.splice(own.length - count, count)) {
        for (const text of indexTexts(row)) {
          const found = index.get(text) ?? [];
          index.set(
            text,
            found.filter((one) => one !== row),
          );
        }
      }
    },
    all: () => [...base.rows, ...own].toReversed(),
    find: (id) => {
      const row = own[indexAfter(id - 1)];
      return row?.id === id ? row : undefined;
    },
    of: (key, text) => {
      const wanted = `${key} ${text}`;
      return [...(base.indexes.get(wanted) ?? []), ...(index.get(wanted) ?? [])].toReversed();
    },
    latest: (traitId, type) => {
      const wanted = `${type} ${traitId}`;
      return index.get(wanted)?.at(-1) ?? base.indexes.get(wanted)?.at(-1);
    },
    after: (id) => own.slice(indexAfter(id)),
    own: () => [...own],
    freeze: () => {
      const rows = [...base.rows, ...own];
      const indexes = new Map<string, ActivityRow[]>();
      for (const row of rows) enter(indexes, row);
      return { rows, indexes };
    },
  };
  return log;
};
