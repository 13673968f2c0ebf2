import { afterRunning } from './running-time';

/** Returned by `take` when no slot became free in time, or too many checks wait for one. */
export const NO_SLOT = Symbol('no slot');

type Limits = { running: number; waiting: number; waitMs: number };

/** Limits how many checks run and wait at a time. A slot must be released exactly once. */
export const createCheckSlots = ({
  running: mostRunning,
  waiting: mostWaiting,
  waitMs,
}: Limits) => {
  let running = 0;
  const waiting = new Set<() => void>();

  const release = (): void => {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next();
  };

  const waitForSlot = (): Promise<(() => void) | typeof NO_SLOT> =>
    new Promise((resolve) => {
      const proceed = (): void => {
        waiting.delete(proceed);
        cancel();
        resolve(release);
      };
      const cancel = afterRunning(waitMs, () => {
        waiting.delete(proceed);
        resolve(NO_SLOT);
      });
      waiting.add(proceed);
    });

  return {
    /** Returns the function that releases the slot. */
    take: async (): Promise<(() => void) | typeof NO_SLOT> => {
      if (running < mostRunning) {
        running += 1;
        return release;
      }
      return waiting.size < mostWaiting ? waitForSlot() : NO_SLOT;
    },
  };
};
