import { expect, test } from 'vitest';

import { createWindows } from './windows';

const startCounting = (most: number) => {
  let time = 0;
  const windows = createWindows({ length: 1000, most }, () => time);
  return { ...windows, advance: (milliseconds: number) => (time += milliseconds) };
};

test('a window starts with the first request and expires automatically', () => {
  const { count, advance } = startCounting(10);
  expect(count('a')).toEqual({ count: 1, left: 1000 });
  advance(400);
  expect(count('a')).toEqual({ count: 2, left: 600 });
  expect(count('b')).toEqual({ count: 1, left: 1000 });
  advance(600);
  expect(count('a')).toEqual({ count: 1, left: 1000 });
  expect(count('b')).toEqual({ count: 2, left: 400 });
});

test('remembers a flood of a million clients in limited space', () => {
  const { count, size } = startCounting(1000);
  for (let client = 0; client < 1_000_000; client += 1) count(`client ${client}`);
  expect(size()).toBe(1000);
}, 30_000);

test('forgets the oldest beyond that, and no other', () => {
  const { count } = startCounting(2);
  count('a');
  count('b');
  count('b');
  count('c');
  expect(count('b').count).toBe(3);
  expect(count('a').count).toBe(1);
});

test('stores no expired windows', () => {
  const { count, size, advance } = startCounting(10);
  for (let client = 0; client < 10; client += 1) count(`client ${client}`);
  advance(1000);
  count('another');
  expect(size()).toBe(1);
});
