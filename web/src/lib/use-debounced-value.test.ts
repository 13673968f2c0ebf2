import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDebouncedValue } from './use-debounced-value';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const follow = (options?: Parameters<typeof useDebouncedValue<string>>[1]) => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, options), {
    initialProps: { value: 'l' },
  });
  return {
    rested: () => result.current[0],
    flush: () => act(() => result.current[1]()),
    change: (value: string) => rerender({ value }),
  };
};

test('R9.2 follows a value 500 ms after it last changed, and no earlier', () => {
  const { rested, change } = follow();
  expect(rested()).toBe('l');
  change('la');
  pass(499);
  expect(rested()).toBe('l');
  pass(1);
  expect(rested()).toBe('la');
});

test('every change restarts the delay, and values in between are skipped', () => {
  const { rested, change } = follow();
  pass(500);
  change('la');
  pass(400);
  change('las');
  pass(400);
  expect(rested()).toBe('l');
  pass(100);
  expect(rested()).toBe('las');
});

test('accepts another delay', () => {
  const { rested, change } = follow({ delayMs: 50 });
  pass(50);
  change('la');
  pass(50);
  expect(rested()).toBe('la');
});

test('with an initial value, the first value is delayed too', () => {
  const { rested } = follow({ initial: '' });
  expect(rested()).toBe('');
  pass(499);
  expect(rested()).toBe('');
  pass(1);
  expect(rested()).toBe('l');
});

test('the newest value is available at once', () => {
  const { rested, change, flush } = follow();
  change('la');
  flush();
  expect(rested()).toBe('la');
});
