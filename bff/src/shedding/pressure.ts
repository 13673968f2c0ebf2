import type { EventLoopLoad } from './event-loop';

/** The order of load shedding: search first, sign-in last. */
export const SHEDDING_ORDER = ['search', 'others', 'sign-in'] as const;
export type SheddingClass = (typeof SHEDDING_ORDER)[number];

export type SheddingLimits = {
  /** The overload threshold of event-loop utilization, from 0 to 1. */
  utilisation: number;
  /** The overload threshold of event-loop delay, in ms. */
  delay: number;
};

/** The change of pressure for a sample of twice the delay limit. */
const GAIN = 0.1;
/** The maximum change per sample, upwards and downwards. */
const STEEPEST_RISE = 0.3;
const STEEPEST_FALL = -0.05;

/**
 * Controls the share of requests to refuse so that the rest is served in time. While the event loop
 * is busy, the share follows the delay: it rises above the limit and falls below it, in proportion,
 * until it settles. A loop that is late but idle was only paused.
 *
 * @param random from 0 to 1
 */
export const createPressure = (limits: SheddingLimits, random: () => number) => {
  let pressure = 0;
  return {
    sample: ({ utilisation, delay }: EventLoopLoad): void => {
      const change =
        utilisation >= limits.utilisation ? GAIN * (delay / limits.delay - 1) : STEEPEST_FALL;
      const step = Math.min(STEEPEST_RISE, Math.max(STEEPEST_FALL, change));
      pressure = Math.min(1, Math.max(0, pressure + step));
    },
    /** Returns whether to refuse this request. A class is shed completely before the next one. */
    sheds: (kind: SheddingClass): boolean => {
      if (pressure === 0) return false;
      const share = pressure * SHEDDING_ORDER.length - SHEDDING_ORDER.indexOf(kind);
      return random() < share;
    },
    /** From 0, no shedding, to 1, everything is shed. */
    level: (): number => pressure,
  };
};

export type Pressure = ReturnType<typeof createPressure>;
