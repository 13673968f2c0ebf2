import { expect, test } from 'vitest';

import { nearCards } from './near-cards';

const wall = { count: 8_000, columns: 4, height: 280, gap: 20 };

test('at the top, draws what the window shows, and what comes next', () => {
  expect(nearCards(wall, { top: -500, bottom: 400 }, 2)).toEqual({ first: 0, last: 15 });
});

test('in the middle, draws as much above as below', () => {
  expect(nearCards(wall, { top: 30_000, bottom: 30_900 }, 2)).toEqual({ first: 392, last: 423 });
});

test('stops at the end, however far the window reaches', () => {
  const end = { first: 7_976, last: 7_999 };
  expect(nearCards(wall, { top: 599_000, bottom: 610_000 }, 2)).toEqual(end);
  expect(nearCards({ ...wall, count: 7_998 }, { top: 599_000, bottom: 610_000 }, 2)).toEqual({
    ...end,
    last: 7_997,
  });
  expect(nearCards(wall, { top: 900_000, bottom: 900_900 }, 2)).toEqual({
    first: 7_996,
    last: 7_999,
  });
});

test('without any cards, points to where the first one will be', () => {
  const none = { first: 0, last: 0 };
  expect(nearCards({ ...wall, count: 0 }, { top: 0, bottom: 900 }, 2)).toEqual(none);
});

test('never draws more rows than fit into the window, the overscan and two that are partly visible', () => {
  for (let top = -2_000; top < 602_000; top += 77) {
    const { first, last } = nearCards(wall, { top, bottom: top + 900 }, 2);
    expect(last - first + 1).toBeLessThanOrEqual(4 * (Math.ceil(900 / 300) + 1 + 4));
    expect(first).toBeLessThanOrEqual(last);
  }
});

test('draws the same number throughout the middle: one comes for each that goes', () => {
  for (let top = 3_000; top < 590_000; top += 77) {
    const { first, last } = nearCards(wall, { top, bottom: top + 900 }, 2);
    expect(last - first + 1).toBe(4 * (900 / 300 + 1 + 4));
  }
});
