import { expect, test } from 'vitest';

import { createLayeredTable, emptyTable, type FrozenTable } from './layered-table';

type Row = {
  colour: string;
};

const byColour = { colour: ({ colour }: Row) => [colour] };
const open = (base: FrozenTable<Row>, changes?: [string, Row | null][]) =>
  createLayeredTable<Row, 'colour'>(base, byColour, changes);

const frozen = () => {
  const table = open(emptyTable());
  table.put('a', { colour: 'red' });
  table.put('b', { colour: 'blue' });
  return table.freeze();
};

test('changes are stored on top of the frozen table, which stays the same', () => {
  const base = frozen();
  const [one, other] = [open(base), open(base)];
  one.put('a', { colour: 'blue' });
  one.put('c', { colour: 'red' });
  one.remove('b');
  one.remove('nothing');
  expect(one.keys()).toEqual(['a', 'c']);
  expect(one.find('b')).toBeUndefined();
  expect([...one.keysBy('colour', 'blue')]).toEqual(['a']);
  expect(one.findBy('colour', 'red')).toEqual([{ colour: 'red' }]);
  expect(other.keys()).toEqual(['a', 'b']);
  expect([...other.keysBy('colour', 'blue')]).toEqual(['b']);
  expect([one.isUntouched(), other.isUntouched()]).toEqual([false, true]);
});

test('its changes recreate the same table, and can be frozen themselves', () => {
  const base = frozen();
  const table = open(base);
  table.put('c', { colour: 'red' });
  table.remove('a');
  table.put('d', { colour: 'green' });
  table.remove('d');
  expect(table.changes()).toEqual([
    ['c', { colour: 'red' }],
    ['a', null],
  ]);
  const again = open(base, table.changes());
  expect(again.keys()).toEqual(table.keys());
  const next = open(table.freeze());
  expect(next.keys()).toEqual(['b', 'c']);
  expect([...next.keysBy('colour', 'red')]).toEqual(['c']);
  expect(next.changes()).toEqual([]);
});

test('a removed row can be added again', () => {
  const table = open(frozen());
  table.remove('a');
  table.put('a', { colour: 'green' });
  expect(table.find('a')).toEqual({ colour: 'green' });
  expect(table.countBy('colour', 'green')).toBe(1);
  expect(table.countBy('colour', 'red')).toBe(0);
});

test('returns its rows in key order, with or without a frozen table', () => {
  const fresh = open(emptyTable());
  fresh.put('a', { colour: 'red' });
  fresh.put('b', { colour: 'blue' });
  fresh.put('a', { colour: 'green' });
  expect(fresh.rows()).toEqual([{ colour: 'green' }, { colour: 'blue' }]);
  fresh.remove('a');
  expect(fresh.rows()).toEqual([{ colour: 'blue' }]);

  const table = open(frozen());
  table.put('c', { colour: 'green' });
  table.put('a', { colour: 'white' });
  table.remove('b');
  expect(table.rows()).toEqual([{ colour: 'white' }, { colour: 'green' }]);
});
