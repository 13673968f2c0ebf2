/**
 * Loaded into a process by `--import`: says over its channel, when asked, how late its event loop ran
 * since it was last asked. In JavaScript, so that what would translate it takes none of the memory
 * that is measured.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS = 1_000_000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

/** @param {number} nanoseconds between two timers, of which the resolution is no delay */
const late = (nanoseconds) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);

process.on('message', (/** @type {unknown} */ message) => {
  if (message !== 'loop') return;
  process.send?.({ p99: late(delays.percentile(99)), most: late(delays.max) });
  delays.reset();
});
// The process ends when it wants to.
process.channel?.unref();
