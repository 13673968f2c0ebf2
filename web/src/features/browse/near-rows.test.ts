import { expect, test } from 'vitest';

import { isSameSpan, mostRows, nearRows, oneRowTowards, type Span } from './near-rows';

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

test('in the middle they are always as many: for each that goes one comes', () => {
  for (let top = 3_000; top < 590_000; top += 77) {
    const { first, last } = nearRows(rows, { top, bottom: top + 900 }, 2);
    expect(last - first + 1).toBe(mostRows(rows, 900, 2));
  }
});

/** All that is drawn on the way from one span to another. */
const wayTo = (before: Span, wanted: Span): Span[] => {
  const steps = [oneRowTowards(before, wanted)];
  while (steps.length < 20) {
    const last = steps.at(-1) ?? before;
    if (isSameSpan(last, wanted)) return steps;
    steps.push(oneRowTowards(last, wanted));
  }
  throw new Error('It never gets there.');
};

test('what has left the window goes at once, what comes is drawn row by row', () => {
  expect(wayTo({ first: 0, last: 6 }, { first: 3, last: 9 })).toEqual([
    { first: 3, last: 7 },
    { first: 3, last: 8 },
    { first: 3, last: 9 },
  ]);
  expect(wayTo({ first: 3, last: 9 }, { first: 1, last: 7 })).toEqual([
    { first: 2, last: 7 },
    { first: 1, last: 7 },
  ]);
});

test('after a jump the rows in the middle of the window come first', () => {
  const steps = wayTo({ first: 0, last: 6 }, { first: 100, last: 106 });
  expect(steps[0]).toEqual({ first: 103, last: 103 });
  expect(steps).toHaveLength(7);
});
