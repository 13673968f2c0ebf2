import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onDeadline } from './deadline';

const START = new Date('2024-02-01T00:00:00Z').getTime();
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

const waiting = (milliseconds: number) => {
  const callBack = vi.fn();
  const stop = onDeadline(new Date(START + milliseconds), () => new Date(), callBack);
  return { callBack, stop };
};

/** Simulates a device that sleeps, which stops timers, and a user who then returns to the page. */
const sleep = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('calls back once, at the moment and not a millisecond earlier', () => {
  const { callBack } = waiting(1000);
  vi.advanceTimersByTime(999);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callBack).toHaveBeenCalledOnce();
  sleep(1000);
  vi.advanceTimersByTime(DAY_MS);
  expect(callBack).toHaveBeenCalledOnce();
});

test.each([0, -1000])('does not wait for a moment that has already passed (%i ms)', (left) => {
  const { callBack } = waiting(left);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(callBack).toHaveBeenCalledOnce();
});

test('does not mistake a moment beyond a timer’s maximum for now', () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  const { callBack } = waiting(60 * DAY_MS);
  vi.advanceTimersByTime(60 * DAY_MS - 1);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callBack).toHaveBeenCalledOnce();
  // Several timers, because browsers fire a timer with a longer delay immediately.
  expect(setTimer.mock.calls.length).toBeGreaterThan(1);
  for (const [, delay] of setTimer.mock.calls) expect(delay).toBeLessThan(2 ** 31);
});

test('is not late when a device has slept past the moment', () => {
  const { callBack } = waiting(DAY_MS);
  vi.advanceTimersByTime(0);
  sleep(DAY_MS - 1);
  expect(callBack).not.toHaveBeenCalled();
  sleep(1);
  expect(callBack).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(callBack).toHaveBeenCalledOnce();
});

test('a page that is shown often uses one timer', () => {
  waiting(DAY_MS);
  vi.advanceTimersByTime(0);
  sleep(1);
  // Compares with the current number of timers, because other code of the page may have timers too.
  const timers = vi.getTimerCount();
  sleep(1);
  expect(vi.getTimerCount()).toBe(timers);
});

test('does not call back after it is canceled', () => {
  const { callBack, stop } = waiting(1000);
  vi.advanceTimersByTime(500);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  sleep(1000);
  vi.advanceTimersByTime(1000);
  expect(callBack).not.toHaveBeenCalled();
});
