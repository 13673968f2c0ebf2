/**
 * A world's time: real time plus an offset, so that its state contains no ticking clock. In
 * milliseconds since 1970.
 */
export type WorldClock = {
  now(): number;
  /** Sets the current time; the clock continues from there. */
  set(now: number): void;
  /** Moves the time, backwards when negative. */
  advance(byMs: number): void;
  /** The offset from real time, which is its whole state. */
  offset(): number;
  /** Sets the offset from real time. */
  moveTo(offsetMs: number): void;
};

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
    offset: () => offset,
    moveTo: (offsetMs) => {
      offset = offsetMs;
    },
  };
};
