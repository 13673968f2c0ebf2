import { expect, test } from 'vitest';

import { grouped } from './grouped';

const byTheBrowser = new Intl.NumberFormat('en-US');

test.each([
  0, 7, 99, 100, 999, 1_000, 12_345, 999_999, 1_000_000, -1_234, -100, 0.5, 1_234.5, 1e21,
])('writes %s as the browser does', (count) =>
  expect(grouped(count)).toBe(byTheBrowser.format(count)),
);

test('writes bigints as the browser does', () => {
  for (const count of [0n, 123n, 1_000n, 123_456_789_012_345_678_901n])
    expect(grouped(count)).toBe(byTheBrowser.format(count));
});
