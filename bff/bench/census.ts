/**
 * Loaded into a process by `--import`, beside `--expose-gc`: says over its channel, when asked, what
 * the process holds once garbage is collected.
 */
import { setImmediate as turn } from 'node:timers/promises';

const count = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

process.on('message', () => {
  void (async () => {
    // What the first collection finalises is free for the second one.
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
// The process ends when it wants to.
process.channel?.unref();
