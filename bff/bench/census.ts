/**
 * Reports live objects after a garbage collection. Node loads this file by `--import` and requires
 * `--expose-gc`.
 */
import { setImmediate as turn } from 'node:timers/promises';

const count = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

process.on('message', () => {
  void (async () => {
    // The first collection only finalizes some objects; the second one frees them.
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
// The open IPC channel must not keep the process alive.
process.channel?.unref();
