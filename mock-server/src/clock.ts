/**
 * A world's time: real time plus an offset, so that the state of a world holds no ticking clock.
 * All in milliseconds since 1970.
 */
export interface WorldClock {
  now(): number;
  /** Makes it this time now; it goes on from there. */
  set(now: number): void;
  /** Moves the time on, or back when negative. */
  advance(byMs: number): void;
  reset(): void;
}

export const createClock = (realNow: () => number = Date.now): WorldClock => {
  let offset = 0;
  return {
    now: () => realNow() + offset,
    set: (now) => {
      offset = now - realNow();
    },
    advance: (byMs) => {
      offset += byMs;
    },
    reset: () => {
      offset = 0;
    },
  };
};
