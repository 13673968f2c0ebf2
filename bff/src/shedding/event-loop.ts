import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** How busy the event loop was since it was last measured. */
export type EventLoopLoad = {
  /** From 0, idle, to 1, never idle. */
  utilisation: number;
  /** How much later than due a timer ran, on average, in milliseconds. */
  delay: number;
};

const RESOLUTION_MS = 10;
const NANOSECONDS = 1_000_000;

/** Measures the event loop of this process, from one call to the next. */
export const measureEventLoop = (): (() => EventLoopLoad) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // The histogram holds the whole time between two timers, and nothing at first.
    const mean = Number.isNaN(delays.mean) ? 0 : delays.mean / NANOSECONDS - RESOLUTION_MS;
    delays.reset();
    return { utilisation: utilization, delay: Math.max(0, mean) };
  };
};
