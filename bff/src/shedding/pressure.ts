import type { EventLoopLoad } from './event-loop';

/** Which requests go first when there are too many: search is shed first, sign-in last. */
export const SHEDDING_ORDER = ['search', 'others', 'sign-in'] as const;
export type SheddingClass = (typeof SHEDDING_ORDER)[number];

export type SheddingLimits = {
  /** Event-loop utilisation, from 0 to 1, and ... */
  utilisation: number;
  /** ... delay, in milliseconds, from which on this process has too much to do. */
  delay: number;
};

/** How much of the way to shedding everything one bad sample goes, and back one good one. */
const RISE = 0.1;
const FALL = 0.05;
/** A sample that is far over the limit counts as so many. */
const STEEPEST = 3;

/**
 * How much of the requests to refuse so that the rest is answered in time. It rises with each
 * sample in which the event loop was both hardly ever idle and late, and falls with every other:
 * late but idle is a pause, busy but in time is good use.
 *
 * @param random from 0 to 1
 */
export const createPressure = (limits: SheddingLimits, random: () => number) => {
  let pressure = 0;
  return {
    /** Takes a sample into account. */
    sample: ({ utilisation, delay }: EventLoopLoad): void => {
      const overloaded = utilisation >= limits.utilisation && delay >= limits.delay;
      const change = overloaded ? RISE * Math.min(STEEPEST, delay / limits.delay) : -FALL;
      pressure = Math.min(1, Math.max(0, pressure + change));
    },
    /** Whether to refuse this request. A class is shed in full before the next one is touched. */
    sheds: (kind: SheddingClass): boolean => {
      if (pressure === 0) return false;
      const share = pressure * SHEDDING_ORDER.length - SHEDDING_ORDER.indexOf(kind);
      return random() < share;
    },
    /** From 0, nothing is shed, to 1, everything is. */
    level: (): number => pressure,
  };
};

export type Pressure = ReturnType<typeof createPressure>;
