import { afterEach, beforeEach, vi } from 'vitest';

/** Clears the timers of each test, which would run after the test's window is gone. */
export const clearTimersAfterEach = (): void => {
  const { setTimeout } = globalThis;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  beforeEach(() => {
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((...given) => {
      const timer = setTimeout(...given);
      timers.add(timer);
      return timer;
    });
  });
  afterEach(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    vi.mocked(globalThis.setTimeout).mockRestore();
  });
};
