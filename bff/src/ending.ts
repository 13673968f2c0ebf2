/** Exit codes: by convention 128 plus the signal's number. */
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Shuts down gracefully at the first signal, and immediately at the second. Both need a handler:
 * the kernel ignores signals without one for process 1, as in a container.
 *
 * @param end finishes pending work, then the process
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
