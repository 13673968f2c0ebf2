import { expect, test } from 'vitest';

import { isSameSpan, nearCards, towards, type Span } from './near-cards';

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

const wayTo = (before: Span, wanted: Span): Span[] => {
  const steps = [towards(before, wanted, 3)];
  while (steps.length < 20) {
    const last = steps.at(-1) ?? before;
    if (isSameSpan(last, wanted)) return steps;
    steps.push(towards(last, wanted, 3));
  }
  throw new Error('It never gets there.');
};

test('adds a few cards at a time, and removes as many', () => {
  expect(wayTo({ first: 0, last: 27 }, { first: 8, last: 35 })).toEqual([
    { first: 3, last: 30 },
    { first: 6, last: 33 },
    { first: 8, last: 35 },
  ]);
  expect(wayTo({ first: 12, last: 39 }, { first: 8, last: 35 })).toEqual([
    { first: 9, last: 36 },
    { first: 8, last: 35 },
  ]);
});

test('what is drawn first grows, and shrinks when less is needed', () => {
  expect(wayTo({ first: 0, last: 0 }, { first: 0, last: 7 })).toEqual([
    { first: 0, last: 3 },
    { first: 0, last: 6 },
    { first: 0, last: 7 },
  ]);
  expect(wayTo({ first: 0, last: 27 }, { first: 0, last: 7 })).toEqual([{ first: 0, last: 7 }]);
  expect(wayTo({ first: 0, last: 27 }, { first: 8, last: 19 })).toEqual([{ first: 8, last: 19 }]);
});

test('after a jump, draws the cards in the middle of the window first', () => {
  const steps = wayTo({ first: 0, last: 27 }, { first: 400, last: 427 });
  expect(steps[0]).toEqual({ first: 413, last: 415 });
  expect(steps).toHaveLength(10);
  expect(wayTo({ first: 400, last: 427 }, { first: 0, last: 1 })).toEqual([{ first: 0, last: 1 }]);
});
