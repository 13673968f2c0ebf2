import { createLayeredTable, emptyTable } from '../../kernel/tables/layered-table';
import type { Entity, TextColumn } from './entity';

type Where = Record<string, { equals: string }>;

/** As much of a model of @mswjs/data as a table needs. */
export type Model<Row> = {
  create(row: Row): Row;
  update(query: { where: Where; data: Partial<Row> }): Row | null;
  delete(query: { where: Where }): Row | null;
  /** Walks through all rows: what the indexes are measured against. */
  findFirst(query: { where: Where }): Row | null;
};

/**
 * Rows of one entity, in the order in which they came. The model walks through all of its rows for
 * every question, so the rows are found here, by their key or by a column with an index. What is
 * given out are clones: the model's own rows are live.
 */
export type Table<Row> = {
  find(key: string): Row | undefined;
  /** Those with this text in a column that has an index. */
  findBy(column: TextColumn<Row>, text: string): Row[];
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

/**
 * A table over an empty model.
 *
 * @param firstRows the first rows
 * @throws when two rows have the same key
 */
export const createTable = <Row extends object>(
  model: Model<Row>,
  { key, indexed }: Pick<Entity<Row>, 'key' | 'indexed'>,
  firstRows: readonly Row[] = [],
): Table<Row> => {
  const textIn = (row: Row, column: TextColumn<Row>): string => String(row[column]);
  const whereKey = (value: string): Where => ({ [key]: { equals: value } });
  const live = createLayeredTable<Row, string>(
    emptyTable(),
    Object.fromEntries(indexed.map((column) => [column, (row: Row) => [textIn(row, column)]])),
  );

  const table: Table<Row> = {
    find: (value) => structuredClone(live.find(value)),
    findBy: (column, text) => structuredClone(live.findBy(column, text)),
    filter: (fits, choose = (rows) => rows) =>
      structuredClone([...choose(live.rows().filter(fits))]),
    rows: () => structuredClone(live.rows()),
    count: () => live.count(),
    insert: (row) => live.put(textIn(row, key), model.create(row)),
    put: (row) => {
      if (live.find(textIn(row, key)) === undefined) table.insert(row);
      else table.change(textIn(row, key), row);
    },
    change: (value, data) => {
      if (live.find(value) === undefined) return;
      const after = model.update({ where: whereKey(value), data });
      if (after === null) throw new Error(`The model and its table differ at ${value}`);
      live.put(value, after);
    },
    remove: (value) => {
      if (live.find(value) === undefined) return;
      model.delete({ where: whereKey(value) });
      live.remove(value);
    },
  };
  for (const row of firstRows) table.insert(row);
  return table;
};
