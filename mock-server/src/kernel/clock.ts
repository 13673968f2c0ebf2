/**
 * A world's time: real time plus an offset, so that the state of a world holds no ticking clock.
 * All in milliseconds since 1970.
 */
export type WorldClock = {
  now(): number;
  /** Makes it this time now; it goes on from there. */
  set(now: number): void;
  /** Moves the time on, or back when negative. */
  advance(byMs: number): void;
  /** How far it is from real time: all of its state. */
  offset(): number;
  /** Puts it this far from real time; 0 is real time. */
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
