import autocannon from 'autocannon';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startMain } from '../testing/main-process';
import { unreadPipe } from '../testing/unread-pipe';

const fullDisk = (): number => {
  const fd = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(fd));
  return fd;
};

const droppedAt = async (metricsUrl: string): Promise<number> => {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  return Number(/^bff_log_lines_dropped (\d+)$/m.exec(text)?.[1]);
};

describe.each([
  ['a full disk', fullDisk],
  ['a pipe without an active reader', unreadPipe],
])('T58 a log written to %s', (_, open) => {
  test('delays neither requests, health checks nor the end, and losses are counted', async () => {
    const bff = await startMain({ SHEDDING: 'off' }, { stdout: open() });
    const responses = await autocannon({
      url: `${bff.url}/v1/nothing`,
      headers: { 'x-request-id': 'x'.repeat(128) },
      connections: 20,
      amount: 5000,
    });
    expect(responses.statusCodeStats).toEqual({ 404: { count: 5000 } });
    expect(await droppedAt(bff.metricsUrl)).toBeGreaterThan(0);
    expect((await fetch(`${bff.metricsUrl}/healthz/live`)).status).toBe(200);
    bff.signal('SIGTERM');
    expect(await bff.end()).toBe(0);
    expect(bff.written.err).toBe('');
  }, 120_000);
});
