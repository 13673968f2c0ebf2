/** Reports live objects after garbage collection; loaded by `--import` with `--expose-gc`. */
import { setImmediate as turn } from 'node:timers/promises';

const count = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

process.on('message', () => {
  void (async () => {
    // Objects finalized by the first collection are freed by the second.
    for (let time = 0; time < 2; time += 1) {
      globalThis.gc?.();
      await turn();
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo();
    process.send?.({
      heap: heapUsed + arrayBuffers,
      sockets: count(resources, 'TCPSocketWrap'),
      timers: count(resources, 'Timeout'),
      handles: resources.length,
    });
  })();
});
// The channel must not keep the process alive.
process.channel?.unref();
