/** A world's clock in ms since 1970. It stores only an offset, which doesn't change with time. */
export type WorldClock = {
  now(): number;
  set(now: number): void;
  advance(byMs: number): void;
  offset(): number;
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
