/** By convention 128 and the signal's number. */
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Ends this process in good order at the first signal, and at once at the second. Both are taken here:
 * to process 1, as in a container, the system does nothing by itself when no one listens.
 *
 * @param end finishes what is under way, and the process
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
