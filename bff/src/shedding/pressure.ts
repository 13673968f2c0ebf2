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

/** How much of the way to shedding everything one sample goes that is twice as late as the limit. */
const GAIN = 0.1;
/** The most that one sample changes, upwards and downwards. */
const STEEPEST_RISE = 0.3;
const STEEPEST_FALL = -0.05;

/**
 * How much of the requests to refuse so that the rest is answered in time. While the event loop is
 * hardly ever idle, it follows the delay: up where that is over its limit, down where it is under, in
 * proportion, so that it comes to rest where just enough is refused. A loop that is late but idle
 * was only paused.
 *
 * @param random from 0 to 1
 */
export const createPressure = (limits: SheddingLimits, random: () => number) => {
  let pressure = 0;
  return {
    /** Takes a sample into account. */
    sample: ({ utilisation, delay }: EventLoopLoad): void => {
      const change =
        utilisation >= limits.utilisation ? GAIN * (delay / limits.delay - 1) : STEEPEST_FALL;
      const step = Math.min(STEEPEST_RISE, Math.max(STEEPEST_FALL, change));
      pressure = Math.min(1, Math.max(0, pressure + step));
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
