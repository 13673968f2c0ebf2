/** Exit statuses: by convention, 128 plus the signal's number. */
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Drains on the first signal and exits on the second. Without these handlers, process 1 would
 * ignore both.
 */
export const endOnSignals = (end: () => void): void => {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(SIGNALS[signal]);
      ending = true;
      end();
    });
  }
};
