import { expect, test } from 'vitest';

import { nearRows } from './near-rows';

const rows = { count: 2_000, height: 280, gap: 20 };

test('at the top it is what the window shows, and what comes next', () => {
  expect(nearRows(rows, { top: -500, bottom: 400 }, 2)).toEqual({ first: 0, last: 3 });
});

test('in the middle there is as much above as below', () => {
  expect(nearRows(rows, { top: 30_000, bottom: 30_900 }, 2)).toEqual({ first: 98, last: 105 });
});

test('the end is the end, however far the window goes', () => {
  expect(nearRows(rows, { top: 599_000, bottom: 610_000 }, 2)).toEqual({ first: 1994, last: 1999 });
  expect(nearRows(rows, { top: 900_000, bottom: 900_900 }, 2)).toEqual({ first: 1999, last: 1999 });
});

test('where there are none it is where the first one will be', () => {
  expect(nearRows({ ...rows, count: 0 }, { top: 0, bottom: 900 }, 2)).toEqual({
    first: 0,
    last: 0,
  });
});

test('never more rows than fit into the window, the overscan and the two that are cut', () => {
  for (let top = -2_000; top < 602_000; top += 77) {
    const { first, last } = nearRows(rows, { top, bottom: top + 900 }, 2);
    expect(last - first + 1).toBeLessThanOrEqual(Math.ceil(900 / 300) + 1 + 4);
    expect(first).toBeLessThanOrEqual(last);
  }
});
