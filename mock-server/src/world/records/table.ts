type Where = Record<string, { equals: string }>;

/** As much of a model of @mswjs/data as a table needs. */
type Model<Row> = {
  create(row: Row): Row;
  update(query: { where: Where; data: Partial<Row> }): Row | null;
  delete(query: { where: Where }): Row | null;
};

type TextKey<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] &
  string;

/**
 * Rows of one entity, in the order in which they came. The model walks through all of its rows for
 * every question, so the rows are found here, by their key or by a column with an index. What is
 * given out are clones: the model's own rows are live.
 */
export type Table<Row> = {
  find(key: string): Row | undefined;
  /** Those with this text in a column that has an index. */
  findBy(column: TextKey<Row>, text: string): Row[];
  /** Of those that fit, what is chosen: all of them unless told. Neither may change what it is shown. */
  filter(
    fits: (row: Readonly<Row>) => boolean,
    choose?: (rows: readonly Row[]) => readonly Row[],
  ): Row[];
  rows(): Row[];
  count(): number;
  /** @throws when there is a row with this key already */
  insert(row: Row): void;
  /** In place of the row with this key, or as a new one. */
  put(row: Row): void;
  /** Nothing happens when there is no such row. */
  change(key: string, data: Partial<Row>): void;
  remove(key: string): void;
};

/** The rows of a column by their text. */
const createIndex = <Row>(textOf: (row: Row) => string) => {
  const rowsOf = new Map<string, Set<Row>>();
  return {
    add: (row: Row): void => {
      const text = textOf(row);
      const rows = rowsOf.get(text);
      if (rows === undefined) rowsOf.set(text, new Set([row]));
      else rows.add(row);
    },
    remove: (row: Row): void => {
      const text = textOf(row);
      const rows = rowsOf.get(text);
      rows?.delete(row);
      if (rows?.size === 0) rowsOf.delete(text);
    },
    find: (text: string): Row[] => [...(rowsOf.get(text) ?? [])],
  };
};

/**
 * A table over an empty model.
 *
 * @param key the column that no two rows have alike
 * @param firstRows the first rows
 * @param indexed further columns to find rows by
 * @throws when two rows have the same key
 */
export const createTable = <Row extends object>(
  model: Model<Row>,
  key: TextKey<Row>,
  firstRows: readonly Row[] = [],
  indexed: readonly TextKey<Row>[] = [],
): Table<Row> => {
  const textIn = (row: Row, column: TextKey<Row>): string => String(row[column]);
  const rowOf = new Map<string, Row>();
  const indexes = new Map(
    indexed.map((column) => [column, createIndex<Row>((row) => textIn(row, column))]),
  );
  const whereKey = (value: string): Where => ({ [key]: { equals: value } });

  const keep = (row: Row): void => {
    rowOf.set(textIn(row, key), row);
    for (const index of indexes.values()) index.add(row);
  };

  const table: Table<Row> = {
    find: (value) => structuredClone(rowOf.get(value)),
    findBy: (column, text) => structuredClone(indexes.get(column)?.find(text) ?? []),
    filter: (fits, choose = (rows) => rows) =>
      structuredClone([...choose([...rowOf.values()].filter(fits))]),
    rows: () => structuredClone([...rowOf.values()]),
    count: () => rowOf.size,
    insert: (row) => keep(model.create(row)),
    put: (row) => {
      if (rowOf.has(textIn(row, key))) table.change(textIn(row, key), row);
      else table.insert(row);
    },
    change: (value, data) => {
      const before = rowOf.get(value);
      if (before === undefined) return;
      for (const index of indexes.values()) index.remove(before);
      const after = model.update({ where: whereKey(value), data });
      if (after === null) throw new Error(`The model and its table differ at ${value}`);
      keep(after);
    },
    remove: (value) => {
      const row = rowOf.get(value);
      if (row === undefined) return;
      model.delete({ where: whereKey(value) });
      rowOf.delete(value);
      for (const index of indexes.values()) index.remove(row);
    },
  };
  for (const row of firstRows) table.insert(row);
  return table;
};
