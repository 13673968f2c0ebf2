import { alphabetical } from './alphabetical';
import type { Entity, TextColumn } from './entity';

type Where = Record<string, { equals: string }>;

export type Model<Row> = {
  create(row: Row): Row;
  findFirst(query: { where: Where }): Row | null;
  findMany(query: { where: Where }): Row[];
  getAll(): Row[];
  count(): number;
  update(query: { where: Where; data: Partial<Row> }): Row | null;
  delete(query: { where: Where }): Row | null;
};

/** Rows in insertion order. Tables return copies, because a model's records are mutable. */
export type Table<Row> = {
  find(key: string): Row | undefined;
  findBy(column: TextColumn<Row>, text: string): Row[];
  filter(matches: (row: Readonly<Row>) => boolean): Row[];
  search(choose: (rows: readonly Row[]) => readonly Row[]): Row[];
  rows(): Row[];
  count(): number;
  /** @throws Error when the table already has a row with this key */
  insert(row: Row): void;
  put(row: Row): void;
  change(key: string, data: Partial<Row>): void;
  remove(key: string): void;
};

export const createTable = <Row extends object>(
  model: Model<Row>,
  { key, searched }: Pick<Entity<Row>, 'key' | 'searched'>,
  first: readonly Row[] = [],
): Table<Row> => {
  const keyOf = (row: Row): string => String(row[key]);
  const withKey = (value: string) => ({ where: { [key]: { equals: value } } });
  const byText = alphabetical<Row>((row) => String(row[searched]));

  const table: Table<Row> = {
    find: (value) => structuredClone(model.findFirst(withKey(value)) ?? undefined),
    findBy: (column, text) =>
      structuredClone(model.findMany({ where: { [column]: { equals: text } } })),
    filter: (matches) => structuredClone(model.getAll().filter(matches)),
    search: (choose) => structuredClone([...choose(model.getAll().toSorted(byText))]),
    rows: () => structuredClone(model.getAll()),
    count: () => model.count(),
    insert: (row) => void model.create(structuredClone(row)),
    put: (row) => {
      if (model.findFirst(withKey(keyOf(row))) === null) table.insert(row);
      else table.change(keyOf(row), row);
    },
    change: (value, data) => void model.update({ ...withKey(value), data: structuredClone(data) }),
    remove: (value) => void model.delete(withKey(value)),
  };
  for (const row of first) table.insert(row);
  return table;
};
