import type { EventLoopLoad } from './event-loop';

export const SHEDDING_ORDER = ['search', 'others', 'sign-in'] as const;
export type SheddingClass = (typeof SHEDDING_ORDER)[number];

export type SheddingLimits = {
  /** The event-loop utilization from which the process counts as overloaded, from 0 to 1. */
  utilisation: number;
  /** The event-loop delay from which the process counts as overloaded, in ms. */
  delay: number;
};

const GAIN = 0.1;
const STEEPEST_RISE = 0.3;
const STEEPEST_FALL = -0.05;

/**
 * Adjusts the share of rejected requests to the event-loop delay. A delay without utilization is
 * ignored, because the process was only paused.
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
    // Returns whether to reject this request. A class is shed completely before requests of the
    // next class are.
    sheds: (kind: SheddingClass): boolean => {
      if (pressure === 0) return false;
      const share = pressure * SHEDDING_ORDER.length - SHEDDING_ORDER.indexOf(kind);
      return random() < share;
    },
    level: (): number => pressure,
  };
};

export type Pressure = ReturnType<typeof createPressure>;
