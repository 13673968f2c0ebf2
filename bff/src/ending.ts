/** Exit codes: by convention 128 plus the signal's number. */
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/** The first signal drains, the second exits; without handlers, process 1 would ignore both. */
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
