import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startMain } from './testing/main-process';

const startSilentServer = async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received: () => received };
};

test('T58 ends properly even if the trace collector hangs', async () => {
  const collector = await startSilentServer();
  const bff = await startMain({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_PERCENT: '100',
  });
  await (await fetch(`${bff.url}/v1/users/me`)).text();
  bff.signal('SIGTERM');
  expect(await bff.end()).toBe(0);
  expect(collector.received()).toMatch(/^POST \/v1\/traces /);
  expect(bff.written.err).toBe('');
  expect(bff.written.out).toContain('Stopped: every connection is closed.');
}, 60_000);

// Runs the BFF as process 1, as in a container. The kernel ignores signals for process 1 unless it
// has a handler.
const AS_PROCESS_1 = ['unshare', '--pid', '--fork', '--kill-child'];
const [unshare = '', ...flags] = AS_PROCESS_1;
const mayUnshare = spawnSync(unshare, [...flags, 'true']).status === 0;

describe.each([
  ['a process', []],
  ...(mayUnshare ? [['process 1', AS_PROCESS_1] satisfies [string, string[]]] : []),
])('%s', (_, wrapper) => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)(
    'exits immediately on a second %s, even with pending requests',
    async (signal, exitCode) => {
      const bff = await startMain({ DRAIN_DELAY_MS: '600000' }, { wrapper });
      const sendSignal = () => bff.signal(signal);
      sendSignal();
      await expect.poll(() => bff.written.out, { timeout: 10_000 }).toContain('Stopping');
      sendSignal();
      expect(await bff.end()).toBe(exitCode);
      expect(bff.written.out).not.toContain('Stopped');
    },
    60_000,
  );
});
