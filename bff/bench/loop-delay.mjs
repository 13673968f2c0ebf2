/**
 * Reports the event-loop delay. It is plain JavaScript, because a transpiler would add to the
 * measured memory.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS = 1_000_000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

/** @param {number} nanoseconds between two timers, including the timer resolution */
const late = (nanoseconds) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);

process.on('message', (/** @type {unknown} */ message) => {
  if (message !== 'loop') return;
  process.send?.({ p99: late(delays.percentile(99)), most: late(delays.max) });
  delays.reset();
});
// The open IPC channel must not keep the process alive.
process.channel?.unref();
