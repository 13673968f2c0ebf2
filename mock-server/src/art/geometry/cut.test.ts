import { expect, test } from 'vitest';
import { parsePath } from './contour';
import { band, cut } from './cut';
import { boundsOf, box, ellipse, polygon } from './shapes';

const square = box(0, 0, 100, 100);

test.each([
  [
    'down the screen keeps the right',
    [60, -10],
    [60, 110],
    { x: 60, y: 0, width: 40, height: 100 },
  ],
  ['up the screen keeps the left', [60, 110], [60, -10], { x: 0, y: 0, width: 60, height: 100 }],
  [
    'to the right keeps what is above',
    [-10, 30],
    [110, 30],
    { x: 0, y: 0, width: 100, height: 30 },
  ],
  [
    'to the left keeps what is below',
    [110, 30],
    [-10, 30],
    { x: 0, y: 30, width: 100, height: 70 },
  ],
] as const)('a cut that runs %s', (_, from, to, expected) => {
  const bounds = boundsOf(cut(square, from, to));
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(bounds[side]).toBeCloseTo(expected[side], 1);
  }
});

test('a line that misses the form keeps all of it or nothing', () => {
  expect(boundsOf(cut(square, [-5, 0], [-5, 100])).width).toBeCloseTo(100, 1);
  expect(cut(square, [105, 0], [105, 100])).toBe('');
});

test('a curve is cut exactly on the curve', () => {
  const half = boundsOf(cut(ellipse(50, 50, 50), [50, -10], [50, 110]));
  expect(half.x).toBeCloseTo(50, 1);
  expect(half.x + half.width).toBeCloseTo(100, 0);
});

test('a bent cut leaves a crescent on the remaining side', () => {
  const [outline = []] = parsePath(cut(square, [40, -10], [40, 110], 0.2));
  const bent = outline.filter((curve) => curve.length === 4);
  expect(bent).toHaveLength(1);
  expect(boundsOf(cut(square, [40, -10], [40, 110], 0.2)).x).toBeCloseTo(40, 1);
  for (const point of bent.flat().slice(1, 3)) expect(point[0]).toBeGreaterThan(40);
});

test('a form with two horns is cut into two parts', () => {
  const horns = polygon([
    [0, 0],
    [20, 80],
    [40, 20],
    [60, 20],
    [80, 80],
    [100, 0],
  ]);
  expect(parsePath(cut(horns, [200, 50], [-200, 50]))).toHaveLength(2);
});

test('a band has the given width', () => {
  const { y, height } = boundsOf(band(square, [0, 50], [100, 50], 20));
  expect(y).toBeCloseTo(40, 1);
  expect(height).toBeCloseTo(20, 1);
});
