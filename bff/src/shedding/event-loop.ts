import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export type EventLoopLoad = {
  /** The utilization, from 0 (idle) to 1 (always busy). */
  utilisation: number;
  /** The mean delay of a timer, in ms. */
  delay: number;
};

const RESOLUTION_MS = 10;
const NANOSECONDS = 1_000_000;

export const measureEventLoop = (): (() => EventLoopLoad) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // The histogram records whole intervals between timers, from which the resolution is
    // subtracted. It is empty until the first interval has ended.
    const mean = Number.isNaN(delays.mean) ? 0 : delays.mean / NANOSECONDS - RESOLUTION_MS;
    delays.reset();
    return { utilisation: utilization, delay: Math.max(0, mean) };
  };
};
