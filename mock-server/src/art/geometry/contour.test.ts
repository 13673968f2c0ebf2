import { expect, test } from 'vitest';
import { compact, outlinePoints, parsePath } from './contour';
import { ellipse, symmetric } from './shapes';

test('compact writes each point relative to the one before, with one decimal', () => {
  expect(compact('M10.04 20.06L15.55 18Q20 20 30 40C1 2 3 4 5 6Z')).toBe(
    'M10 20.1l5.6-2.1q4.4 2 14.4 22c-29-38-27-36-25-34z',
  );
});

test('rounding errors do not add up', () => {
  const steps = Array.from({ length: 300 }, (_, step) => `L${(step + 1) * 0.04} 0`).join('');
  const numbers = compact(`M0 0${steps}`).match(/l(-?[\d.]+)/g) ?? [];
  const end = numbers.reduce((sum, step) => sum + Number(step.slice(1)), 0);
  expect(end).toBeCloseTo(12, 5);
});

test('refuses a quarter curve, an arc and a shorthand', () => {
  expect(() => compact('M0 0A5 5 0 0 1 10 10')).toThrow(SyntaxError);
  expect(() => parsePath('M0 0H10')).toThrow(SyntaxError);
  expect(() => parsePath('M0 0C1 1 2 2')).toThrow(SyntaxError);
});

test('symmetric completes a half outline with its mirror image', () => {
  const points = outlinePoints(symmetric('M256 0L300 50C310 60 300 90 256 100'));
  for (const [x, y] of points) {
    expect(points.some(([mx, my]) => Math.hypot(512 - mx - x, my - y) < 0.01)).toBe(true);
  }
});

test('an ellipse is round', () => {
  for (const [x, y] of outlinePoints(ellipse(10, 20, 50))) {
    expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(50, 0);
  }
});
