const TICK_MS = 50;

/**
 * Calls back after a time in which this process was free to work, and returns a function that
 * cancels the call. A timer would also count the time in which the process was blocked, and would
 * fire before a response that arrived meanwhile is read.
 */
export const afterRunning = (ms: number, callBack: () => void): (() => void) => {
  let left = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    callBack();
  }, TICK_MS);
  return () => clearInterval(timer);
};
