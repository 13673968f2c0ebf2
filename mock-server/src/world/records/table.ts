import {
  createLayeredTable,
  emptyTable,
  type FrozenTable,
} from '../../kernel/tables/layered-table';
import { createAlphabetical } from './alphabetical';
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
 * Rows of one entity, in the order in which they came. Those that it begins with are shared, and one of
 * them becomes the model's when it changes. The model walks through all of its rows for every question, so
 * rows are found here, by their key or by a column with an index. What is given out are clones.
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
  /** What is chosen of all rows, in the alphabetical order of the column that is searched. */
  search(choose: (rows: readonly Row[]) => readonly Row[]): Row[];
  rows(): Row[];
  /** Those that it did not begin with. */
  added(): Row[];
  count(): number;
  /** @throws when there is a row with this key already */
  insert(row: Row): void;
  /** In place of the row with this key, or as a new one. */
  put(row: Row): void;
  /** Nothing happens when there is no such row. */
  change(key: string, data: Partial<Row>): void;
  remove(key: string): void;
  /** All of it for other tables to begin with. It is not to be changed after that. */
  freeze(): FrozenTable<Row>;
};

/**
 * A table over an empty model.
 *
 * @param base the first rows
 */
export const createTable = <Row extends object>(
  model: Model<Row>,
  { key, indexed, searched }: Pick<Entity<Row>, 'key' | 'indexed' | 'searched'>,
  base: FrozenTable<Row> = emptyTable(),
): Table<Row> => {
  const textIn = (row: Row, column: TextColumn<Row>): string => String(row[column]);
  const whereKey = (value: string): Where => ({ [key]: { equals: value } });
  const live = createLayeredTable<Row, string>(
    base,
    Object.fromEntries(indexed.map((column) => [column, (row: Row) => [textIn(row, column)]])),
  );
  const alphabetical = createAlphabetical(live, base, (row) => textIn(row, searched));

  /** The row as it becomes; a shared one is the model's from then on. */
  const changed = (value: string, row: Row, data: Partial<Row>): Row | null =>
    row === base.rows.get(value)
      ? model.create({ ...structuredClone(row), ...data })
      : model.update({ where: whereKey(value), data });

  const table: Table<Row> = {
    find: (value) => structuredClone(live.find(value)),
    findBy: (column, text) => structuredClone(live.findBy(column, text)),
    filter: (fits, choose = (rows) => rows) =>
      structuredClone([...choose(live.rows().filter(fits))]),
    search: (choose) => structuredClone([...choose(alphabetical.rows())]),
    rows: () => structuredClone([...live.rows()]),
    added: () =>
      structuredClone(
        live.changes().flatMap(([value, row]) => (row && !base.rows.has(value) ? [row] : [])),
      ),
    count: () => live.count(),
    insert: (row) => {
      const value = textIn(row, key);
      if (live.find(value) !== undefined) throw new Error(`There is a row ${value} already`);
      live.put(value, model.create(row));
    },
    put: (row) => {
      if (live.find(textIn(row, key)) === undefined) table.insert(row);
      else table.change(textIn(row, key), row);
    },
    change: (value, data) => {
      const before = live.find(value);
      if (before === undefined) return;
      const after = changed(value, before, data);
      if (after === null) throw new Error(`The model and its table differ at ${value}`);
      live.put(value, after);
    },
    remove: (value) => {
      const row = live.find(value);
      if (row === undefined) return;
      if (row !== base.rows.get(value)) model.delete({ where: whereKey(value) });
      live.remove(value);
    },
    freeze: live.freeze,
  };
  return table;
};
