type Index = ReadonlyMap<string, ReadonlySet<string>>;

export type FrozenTable<Row> = {
  readonly rows: ReadonlyMap<string, Row>;
  readonly indexes: ReadonlyMap<string, Index>;
};

/** A changed row. `before` is undefined for an added row, `after` for a removed one. */
export type RowChange<Row> = {
  key: string;
  before: Row | undefined;
  after: Row | undefined;
};

export type TextsOf<Row> = (row: Row, key: string) => readonly string[];

/** Stores changes separately from an immutable base, so that creating a world copies no rows. */
export type LayeredTable<Row, IndexName extends string> = {
  find(key: string): Row | undefined;
  keysBy(index: IndexName, text: string): ReadonlySet<string>;
  findBy(index: IndexName, text: string): Row[];
  countBy(index: IndexName, text: string): number;
  put(key: string, row: Row): void;
  remove(key: string): void;
  keys(): string[];
  /** Returns rows in key order, base first. */
  rows(): Row[];
  isUntouched(): boolean;
  onChange(listener: (change: RowChange<Row>) => void): void;
  /** Returns the rows that differ from the base; null for removed rows. */
  changes(): [key: string, row: Row | null][];
  freeze(): FrozenTable<Row>;
};

export const emptyTable = <Row>(): FrozenTable<Row> => ({ rows: new Map(), indexes: new Map() });

const NONE: ReadonlySet<string> = new Set();

const createIndex = (base: Index | undefined) => {
  const own = new Map<string, Set<string>>();
  const keysOf = (text: string): ReadonlySet<string> => own.get(text) ?? base?.get(text) ?? NONE;
  const ownKeysOf = (text: string): Set<string> => {
    const copied = own.get(text) ?? new Set(base?.get(text));
    own.set(text, copied);
    return copied;
  };
  return {
    keysOf,
    add: (text: string, key: string): void => void ownKeysOf(text).add(key),
    remove: (text: string, key: string): void => void ownKeysOf(text).delete(key),
    freeze: (): Index => new Map([...(base ?? []), ...own]),
  };
};

export const createLayeredTable = <Row, IndexName extends string = never>(
  base: FrozenTable<Row>,
  indexed: Readonly<Record<IndexName, TextsOf<Row>>>,
  changes: readonly (readonly [key: string, row: Row | null])[] = [],
): LayeredTable<Row, IndexName> => {
  const own = new Map<string, Row | null>();
  const listeners: ((change: RowChange<Row>) => void)[] = [];
  const indexes = Object.entries<TextsOf<Row>>(indexed).map(([name, textsOf]) => ({
    name,
    textsOf,
    index: createIndex(base.indexes.get(name)),
  }));
  const indexOf = (name: IndexName) => {
    const found = indexes.find((one) => one.name === name);
    if (found === undefined) throw new RangeError(`There is no index ${name}`);
    return found.index;
  };

  const find = (key: string): Row | undefined => {
    const row = own.get(key);
    return row === undefined ? base.rows.get(key) : (row ?? undefined);
  };

  const reindex = (key: string, before: Row | undefined, after: Row | undefined): void => {
    for (const { textsOf, index } of indexes) {
      const old = before === undefined ? [] : textsOf(before, key);
      const fresh = after === undefined ? [] : textsOf(after, key);
      for (const text of old) if (!fresh.includes(text)) index.remove(text, key);
      for (const text of fresh) if (!old.includes(text)) index.add(text, key);
    }
  };

  const changed = (change: RowChange<Row>): void => {
    for (const listener of listeners) listener(change);
  };

  const table: LayeredTable<Row, IndexName> = {
    find,
    keysBy: (name, text) => indexOf(name).keysOf(text),
    findBy: (name, text) => [...table.keysBy(name, text)].flatMap((key) => find(key) ?? []),
    countBy: (name, text) => table.keysBy(name, text).size,
    put: (key, row) => {
      const before = find(key);
      reindex(key, before, row);
      own.set(key, row);
      changed({ key, before, after: row });
    },
    remove: (key) => {
      const before = find(key);
      if (before === undefined) return;
      reindex(key, before, undefined);
      if (base.rows.has(key)) own.set(key, null);
      else own.delete(key);
      changed({ key, before, after: undefined });
    },
    keys: () => [
      ...[...base.rows.keys()].filter((key) => own.get(key) !== null),
      ...[...own].flatMap(([key, row]) => (row === null || base.rows.has(key) ? [] : [key])),
    ],
    rows: () => table.keys().flatMap((key) => find(key) ?? []),
    isUntouched: () => own.size === 0,
    onChange: (listener) => void listeners.push(listener),
    changes: () => [...own],
    freeze: () => ({
      rows: new Map(
        table.keys().flatMap((key) => {
          const row = find(key);
          return row === undefined ? [] : [[key, row] as const];
        }),
      ),
      indexes: new Map(indexes.map(({ name, index }) => [name, index.freeze()])),
    }),
  };
  for (const [key, row] of changes) {
    if (row === null) table.remove(key);
    else table.put(key, row);
  }
  return table;
};
