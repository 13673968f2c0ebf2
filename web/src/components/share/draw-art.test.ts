import { expect, test } from 'vitest';

import { squaresIn } from './draw-art';

const SQUARE = { x: 10, y: 20, size: 100 };

test('E293 one picture fills the square', () => {
  expect(squaresIn(1, SQUARE)).toEqual([SQUARE]);
});

test.each([
  [2, 2],
  [5, 5],
  [12, 12],
  [50, 12],
])('E293 %d pictures are arranged without overlap, at most 12', (count, drawn) => {
  const squares = squaresIn(count, SQUARE);
  expect(squares).toHaveLength(drawn);
  for (const [index, { x, y, size }] of squares.entries()) {
    expect(size).toBeGreaterThan(20);
    expect(Math.min(x - SQUARE.x, y - SQUARE.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + size - SQUARE.x, y + size - SQUARE.y)).toBeLessThanOrEqual(SQUARE.size);
    for (const other of squares.slice(0, index))
      expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(size);
  }
});
