import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent } from '@trait-market/contract/shared';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { open, PATH, POLLING, ready, start } from '../testing/event-streams';
import { memoryLimit } from '../testing/memory-limit';
import { startScriptedProvider } from '../testing/scripted-provider';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { UNREAD_LIMIT, UNREAD_TOTAL } from './relay';

const SLOW_READERS = 300;
const EVENT_BYTES = 16_384;

const eventOf = (number: number): string => {
  const data = { at: '2026-11-23T10:00:00.000Z', number, padding: 'x'.repeat(EVENT_BYTES - 100) };
  return writeEvent({ id: `e1-${number}`, event: 'reset', data: JSON.stringify(data) });
};

const portOf = (address = ''): number => Number.parseInt(address.split(':')[1] ?? '', 16);

// Returns the number of bytes per `from port>to port` that were sent but not received, or received
// but not read.
const kernelQueues = (): Map<string, number> => {
  const queues = new Map<string, number>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)) {
    const [, local, remote, , queued = ''] = line.trim().split(/\s+/);
    const [sending = 0, received = 0] = queued.split(':').map((hex) => Number.parseInt(hex, 16));
    const [here, there] = [portOf(local), portOf(remote)];
    const add = (key: string, bytes: number) => queues.set(key, (queues.get(key) ?? 0) + bytes);
    add(`${here}>${there}`, sending);
    add(`${there}>${here}`, received);
  }
  return queues;
};

test(`T82 of ${SLOW_READERS} clients that don't read, slow ones are cut, no more than the total waits, and others get every event`, async () => {
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  const streams = new Map<string, ServerResponse>();
  provider.respondWith((req, res) => {
    res.on('error', () => undefined);
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(ready);
    streams.set(String(req.headers['last-event-id']), res);
  });
  const bff = await startBffProcess({ PROVIDER_URL: provider.url, ECONOMY: 'on' });
  const ports = new Map<string, number>();
  for (let index = 0; index < SLOW_READERS; index += 1) {
    const name = `slow-${index}`;
    const from = `127.0.${1 + (index % 10)}.1`;
    const head = `GET ${PATH} HTTP/1.1\r\nHost: a\r\nLast-Event-ID: ${name}\r\n\r\n`;
    const socket = await sendAndNeverRead(bff.port, from, head);
    onTestFinished(() => void socket.destroy());
    ports.set(name, socket.localPort ?? 0);
  }
  const readers = await Promise.all(
    ['fast-1', 'fast-2', 'fast-3'].map((name) => open(bff.url, { 'last-event-id': name })),
  );
  await expect.poll(() => streams.size, POLLING).toBe(SLOW_READERS + readers.length);
  const providerPort = Number(new URL(provider.url).port);

  let sent = 0;
  const unread = (): number => {
    const queues = kernelQueues();
    let total = 0;
    for (const [name, port] of ports) {
      if (streams.get(name)?.destroyed !== false) continue;
      const inKernel = queues.get(`${bff.port}>${port}`) ?? 0;
      total += Math.max(0, sent * EVENT_BYTES - inKernel);
    }
    return total;
  };
  const isForwarded = (): boolean =>
    [...kernelQueues()].every(
      ([path, bytes]) => !path.startsWith(`${providerPort}>`) || bytes === 0,
    ) &&
    [...streams.values()].every(
      ({ destroyed, writableLength }) => destroyed || writableLength === 0,
    ) &&
    readers.every(({ events }) => events.length === 1 + sent);
  const cut = async (): Promise<number> => {
    const { text } = await request(bff.metricsUrl).get('/metrics');
    return Number(/^bff_event_streams_ended_total\{reason="slow"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };

  let most = 0;
  while ((await cut()) < SLOW_READERS / 2 && sent < 1000) {
    // For each connection, the kernel buffers some MB before the BFF has to buffer anything.
    const burst = most < UNREAD_TOTAL / 8 ? 8 : 1;
    for (let times = 0; times < burst; times += 1) {
      const event = eventOf(sent);
      for (const stream of streams.values()) if (!stream.destroyed) stream.write(event);
      sent += 1;
    }
    await expect.poll(isForwarded, POLLING).toBe(true);
    most = Math.max(most, unread());
  }
  expect(await cut()).toBeGreaterThanOrEqual(SLOW_READERS / 2);
  expect(most).toBeGreaterThan(UNREAD_TOTAL / 2);
  expect(most).toBeLessThanOrEqual(UNREAD_TOTAL);
  expect(SLOW_READERS * UNREAD_LIMIT).toBeGreaterThan(2 * UNREAD_TOTAL);
  expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  const numbers = Array.from({ length: sent }, (_, number) => number);
  for (const { events, end } of readers) {
    expect(end).toBe('');
    expect(events.slice(1).map(({ data }) => JSON.parse(data).number)).toEqual(numbers);
  }
}, 300_000);

test('T82 an event is checked and serialized once for 50 streams', async () => {
  const { bff, streams } = await start();
  const readers = await Promise.all(Array.from({ length: 50 }, () => open(bff.url)));
  await expect.poll(() => streams.length, POLLING).toBe(50);
  await expect.poll(() => readers.every(({ events }) => events.length === 1), POLLING).toBe(true);
  const check = vi.spyOn(MarketEventSchema, 'safeParse');
  onTestFinished(() => check.mockRestore());
  for (let number = 0; number < 20; number += 1) {
    for (const stream of streams) stream.write(eventOf(number));
  }
  await expect.poll(() => readers.every(({ events }) => events.length === 21), POLLING).toBe(true);
  expect(check).toHaveBeenCalledTimes(20);
});
