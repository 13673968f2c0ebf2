import { factory, primaryKey } from '@mswjs/data';
import { describe, expect, test } from 'vitest';

import { createTable } from './table';

type Row = {
  id: string;
  colour: string;
  sizes: number[];
};

const tableWith = (...rows: Row[]) => {
  const models = factory({
    row: { id: primaryKey(String), colour: String, sizes: (): number[] => [] },
  });
  return {
    model: models.row,
    table: createTable<Row>(models.row, { key: 'id', indexed: ['colour'] }, rows),
  };
};

const row = (id: string, colour = 'red', sizes: number[] = []): Row => ({ id, colour, sizes });
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

describe('a table', () => {
  test('finds rows by their key and by a column with an index', () => {
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

  test('holds what its model holds', () => {
    const { table, model } = tableWith(row('a'), row('b'));
    table.change('a', { colour: 'blue' });
    table.remove('b');
    table.put(row('c', 'red', [7]));
    expect(structuredClone(model.getAll())).toEqual(table.rows());
  });

  test('gives out copies, whichever way', () => {
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

  test('takes no second row with the same key', () => {
    const { table } = tableWith(row('a'));
    expect(() => table.insert(row('a', 'blue'))).toThrow();
    expect(table.rows()).toEqual([row('a')]);
    expect(() => tableWith(row('a'), row('a'))).toThrow();
  });
});
