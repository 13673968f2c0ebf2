import { factory, primaryKey } from '@mswjs/data';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { FrozenTable } from '../../kernel/tables/layered-table';
import { createTable, type Table } from './table';

type Row = {
  id: string;
  colour: string;
  sizes: number[];
};

const described = { key: 'id', indexed: ['colour'], searched: 'colour' } as const;

const tableOver = (base: FrozenTable<Row> | undefined, rows: readonly Row[] = []) => {
  const models = factory({
    row: { id: primaryKey(String), colour: String, sizes: (): number[] => [] },
  });
  const table = createTable<Row>(models.row, described, base);
  for (const one of rows) table.insert(one);
  return {
    model: models.row,
    table,
  };
};

const tableWith = (...rows: Row[]) => tableOver(undefined, rows);

const row = (id: string, colour = 'red', sizes: number[] = []): Row => ({ id, colour, sizes });
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

describe('a table', () => {
  test('finds rows by key and by an indexed column', () => {
    const { table } = tableWith(row('a'), row('b', 'blue'), row('c'));
    expect(table.find('b')).toEqual(row('b', 'blue'));
    expect(table.find('z')).toBeUndefined();
    expect(idsOf(table.findBy('colour', 'red'))).toEqual(['a', 'c']);
    expect(table.findBy('colour', 'green')).toEqual([]);
    expect(idsOf(table.filter(({ id }) => id > 'a'))).toEqual(['b', 'c']);
    expect(table.count()).toBe(3);
  });

  test('keeps its indexes through every change', () => {
    const { table } = tableWith(row('a'), row('b'));
    table.change('a', { colour: 'blue' });
    table.put(row('b', 'green', [1, 2]));
    table.put(row('c'));
    table.change('nothing', { colour: 'red' });
    expect(table.rows()).toEqual([row('a', 'blue'), row('b', 'green', [1, 2]), row('c')]);
    expect(idsOf(table.findBy('colour', 'red'))).toEqual(['c']);
    expect(idsOf(table.findBy('colour', 'blue'))).toEqual(['a']);
    table.put(row('b', 'green', [3]));
    expect(table.find('b')?.sizes).toEqual([3]);
    table.remove('c');
    table.remove('c');
    expect(table.findBy('colour', 'red')).toEqual([]);
    expect(table.find('c')).toBeUndefined();
  });

  test('holds the same as its model', () => {
    const { table, model } = tableWith(row('a'), row('b'));
    table.change('a', { colour: 'blue' });
    table.remove('b');
    table.put(row('c', 'red', [7]));
    expect(structuredClone(model.getAll())).toEqual(table.rows());
  });

  test('returns copies in every way', () => {
    const { table } = tableWith(row('a', 'red', [1]));
    const given = [
      table.find('a'),
      ...table.rows(),
      ...table.findBy('colour', 'red'),
      ...table.filter(() => true),
    ];
    for (const copy of given) copy?.sizes.push(2);
    expect(given).toHaveLength(4);
    expect(table.find('a')).toEqual(row('a', 'red', [1]));
  });

  test('accepts no second row with the same key', () => {
    const { table } = tableWith(row('a'));
    expect(() => table.insert(row('a', 'blue'))).toThrow();
    expect(table.rows()).toEqual([row('a')]);
    expect(() => tableWith(row('a'), row('a'))).toThrow();
  });

  test('is searched in alphabetical order, through every change', () => {
    const { table } = tableWith(row('a', 'red'), row('b', 'Blue'), row('c', 'green'));
    const order = () => idsOf(table.search((sorted) => sorted));
    expect(order()).toEqual(['b', 'c', 'a']);
    table.change('b', { colour: 'violet' });
    table.insert(row('d', 'green'));
    expect(order()).toEqual(['c', 'd', 'a', 'b']);
    table.remove('c');
    expect(order()).toEqual(['d', 'a', 'b']);
  });
});

describe('a table on top of a shared one', () => {
  const firstRows = ['a', 'b', 'c', 'd'].map((id, index) => row(id, index < 2 ? 'red' : 'blue'));
  const shared = tableWith(...firstRows).table.freeze();

  test('copies a row to its model when it changes, and no other table sees it', () => {
    const [{ table, model }, other] = [tableOver(shared), tableOver(shared)];
    expect(() => table.insert(row('a'))).toThrow();
    table.change('a', { colour: 'green' });
    table.change('a', { sizes: [1] });
    table.remove('b');
    table.insert(row('e'));
    expect(structuredClone(model.getAll())).toEqual([row('a', 'green', [1]), row('e')]);
    expect(table.added()).toEqual([row('e')]);
    expect(other.table.rows()).toEqual(firstRows);
    expect(idsOf(other.table.search((sorted) => sorted))).toEqual(['c', 'd', 'a', 'b']);
    expect(other.model.getAll()).toEqual([]);
  });

  test('behaves like one that was given the same rows', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const colours = fc.constantFrom('red', 'blue', 'green');
    const acts = fc.oneof(
      fc.tuple(ids, colours).map(
        ([id, colour]) =>
          (table: Table<Row>) =>
            table.put(row(id, colour)),
      ),
      fc.tuple(ids, colours).map(
        ([id, colour]) =>
          (table: Table<Row>) =>
            table.change(id, { colour, sizes: [colour.length] }),
      ),
      ids.map((id) => (table: Table<Row>) => table.remove(id)),
    );
    const seen = (table: Table<Row>) => ({
      rows: table.rows().toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      red: idsOf(table.findBy('colour', 'red')).toSorted(),
      colours: table.search((sorted) => sorted).map(({ colour }) => colour),
      count: table.count(),
    });
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 20 }), (some) => {
        const [over, plain] = [tableOver(shared).table, tableWith(...firstRows).table];
        for (const act of some) {
          act(over);
          act(plain);
          expect(seen(over)).toEqual(seen(plain));
        }
      }),
    );
  });
});
