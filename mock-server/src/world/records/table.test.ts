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
  return createTable<Row>(models.row, { key: 'id', searched: 'colour' }, rows);
};

const row = (id: string, colour = 'red', sizes: number[] = []): Row => ({ id, colour, sizes });
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

describe('a table', () => {
  test('finds rows by key and by a column', () => {
    const table = tableWith(row('a'), row('b', 'blue'), row('c'));
    expect(table.find('b')).toEqual(row('b', 'blue'));
    expect(table.find('z')).toBeUndefined();
    expect(idsOf(table.findBy('colour', 'red'))).toEqual(['a', 'c']);
    expect(table.findBy('colour', 'green')).toEqual([]);
    expect(idsOf(table.filter(({ id }) => id > 'a'))).toEqual(['b', 'c']);
    expect(table.count()).toBe(3);
  });

  test('finds changed rows by their new values only', () => {
    const table = tableWith(row('a'), row('b'));
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

  test('stores a copy of what it is given', () => {
    const given = row('a', 'red', [1]);
    const table = tableWith(given);
    given.sizes.push(2);
    expect(table.find('a')?.sizes).toEqual([1]);
    const sizes = [3];
    table.change('a', { sizes });
    sizes.push(4);
    expect(table.find('a')?.sizes).toEqual([3]);
  });

  test('returns copies in every way', () => {
    const table = tableWith(row('a', 'red', [1]));
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
    const table = tableWith(row('a'));
    expect(() => table.insert(row('a', 'blue'))).toThrow();
    expect(table.rows()).toEqual([row('a')]);
    expect(() => tableWith(row('a'), row('a'))).toThrow();
  });

  test('is searched in alphabetical order, through every change', () => {
    const table = tableWith(row('a', 'red'), row('b', 'Blue'), row('c', 'green'));
    const order = () => idsOf(table.search((sorted) => sorted));
    expect(order()).toEqual(['b', 'c', 'a']);
    table.change('b', { colour: 'violet' });
    table.insert(row('d', 'green'));
    expect(order()).toEqual(['c', 'd', 'a', 'b']);
    table.remove('c');
    expect(order()).toEqual(['d', 'a', 'b']);
  });
});
