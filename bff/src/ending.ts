/** Exit codes: by convention 128 plus the signal's number. */
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/** Handles both signals, because the kernel ignores signals without a handler for process 1. */
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
