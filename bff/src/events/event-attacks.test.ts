import { once } from 'node:events';
import { get } from 'node:http';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { rawRequest } from '../testing/raw-request';
import { startBffProcess } from '../testing/bff-process';
import { memoryLimit } from '../testing/memory-limit';
import { json, startScriptedProvider } from '../testing/scripted-provider';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { PATH, POLLING, ready, activity, start, open, names } from '../testing/event-streams';

describe('attacks', () => {
  test('E211 no client gets more than its share, and all together no more than the total', async () => {
    const { bff, metric } = await start({
      EVENT_STREAMS_PER_CLIENT: '2',
      EVENT_STREAMS: '3',
      TRUST_PROXY: '1',
    });
    const from = (client: string) => open(bff.url, { 'x-forwarded-for': client });
    const held = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')];
    expect(held.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    const [share, full] = [await from('192.0.2.2'), await from('192.0.2.1')];
    expect([share.response.status, full.response.status]).toEqual([503, 503]);
    held[2]?.leave();
    await expect.poll(() => metric('bff_event_streams_open')).toEqual(['bff_event_streams_open 2']);
    const refused = await from('192.0.2.1');
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('60');
    expect((await from('192.0.2.2')).response.status).toBe(200);
  });

  test.each([
    [2000, 'one address', {}, '127.0.0.1', '192.0.2.1'],
    [200, 'one address behind a proxy', { TRUST_PROXY: 'loopback' }, '127.0.0.1', '192.0.2.1'],
    [200, 'one IPv6 network', { TRUST_PROXY: 'loopback' }, '127.0.0.1', '2001:db8:0:7::'],
  ])(
    'E211 T72 %i streams from %s get only its share, others are served, memory stays within the manifest, nothing remains',
    async (count, _what, environment, localAddress, client) => {
      const provider = await startScriptedProvider();
      onTestFinished(provider.stop);
      provider.respondWith((_req, res) => {
        res.on('error', () => undefined);
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write(ready);
      });
      const bff = await startBffProcess({
        PROVIDER_URL: provider.url,
        ECONOMY: 'on',
        CONNECTIONS_PER_CLIENT: '4000',
        CLIENT_CONNECTIONS: '5000',
        EVENTS_LIMIT_PER_MINUTE: '4000',
        ...environment,
      });
      const before = bff.descriptors();
      const leaving: (() => void)[] = [];
      const statusFrom = async (address: string, forwarded: string): Promise<number> => {
        const req = get({
          port: bff.port,
          host: '127.0.0.1',
          localAddress: address,
          path: PATH,
          agent: false,
          headers: { 'x-forwarded-for': forwarded },
        });
        leaving.push(() => void req.destroy());
        const [res] = await once(req, 'response');
        req.on('error', () => undefined);
        res.on('error', () => undefined).resume();
        return res.statusCode;
      };
      onTestFinished(() => {
        for (const leave of leaving) leave();
      });
      const statuses = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          statusFrom(
            localAddress,
            client.endsWith(':') ? `${client}${index.toString(16)}` : client,
          ),
        ),
      );
      // The route's rate limit (429) rejects some streams as well.
      expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
      let opened = statuses.filter((status) => status === 200).length;
      while ((await statusFrom(localAddress, client)) === 200) opened += 1;
      expect(opened).toBe(50);
      expect(provider.calls).toHaveLength(50);
      expect(await statusFrom('127.0.0.2', '192.0.2.2')).toBe(200);
      expect((await request(bff.url).get('/app-config.json')).status).toBe(200);
      for (const leave of leaving) leave();
      await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
      expect(bff.peakMemory()).toBeLessThan(memoryLimit());
    },
    60_000,
  );

  test('E211 T74 a client that never reads is cut off', async () => {
    const { bff, streams, metric } = await start();
    const socket = await sendAndNeverRead(
      bff.port,
      '127.0.0.1',
      `GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    onTestFinished(() => void socket.destroy());
    await expect.poll(() => streams.length, POLLING).toBe(1);
    const pouring = setInterval(() => {
      for (let times = 0; times < 500; times += 1) streams[0]?.write(activity);
    }, 5);
    onTestFinished(() => clearInterval(pouring));
    await expect
      .poll(() => metric('bff_event_streams_ended_total'), POLLING)
      .toEqual(['bff_event_streams_ended_total{reason="slow"} 1']);
    await expect.poll(() => streams[0]?.destroyed, POLLING).toBe(true);
  });

  test('E220 T73 repeatedly opening and leaving streams is refused beyond the limit, while reads continue', async () => {
    const { provider, bff, metric } = await start({ EVENTS_LIMIT_PER_MINUTE: '20' });
    const seen: number[] = [];
    for (let times = 0; times < 30; times += 1) {
      const stream = await open(bff.url);
      seen.push(stream.response.status);
      stream.leave();
    }
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(seen.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(provider.calls).toHaveLength(20);
    const refused = await open(bff.url);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect
      .poll(() => metric('bff_event_streams_open'), POLLING)
      .toEqual(['bff_event_streams_open 0']);
    provider.respondWith(json(200, { items: [], nextCursor: null, total: 0 }));
    expect((await request(bff.url).get('/economy/v1/activity')).status).toBe(200);
  });

  test('E211 a provider that never ends a line is cut off long before it has sent 100 MB', async () => {
    const { bff, streams, metric } = await start();
    const stream = await open(bff.url);
    const mebibyte = 'x'.repeat(1_048_576);
    let sent = 0;
    const pour = (): void => {
      const target = streams[0];
      if (target === undefined || target.destroyed || sent >= 100) return;
      sent += 1;
      target.write(mebibyte, pour);
    };
    await expect.poll(() => names(stream)).toEqual(['ready']);
    pour();
    await expect.poll(() => stream.end, POLLING).toBe('whole');
    expect(stream.text.length).toBeLessThan(2 * ready.length);
    expect(await metric('bff_event_streams_ended_total')).toEqual([
      'bff_event_streams_ended_total{reason="too-large"} 1',
    ]);
    await expect.poll(() => streams[0]?.destroyed, POLLING).toBe(true);
    expect(sent).toBeLessThan(100);
  });

  test.each([
    ['junk', 'a b'],
    ['a path', '../../admin'],
    ['too long', 'x'.repeat(65)],
    ['empty', ''],
  ])('E211 %s as Last-Event-ID is refused without a call', async (_what, id) => {
    const { provider, bff } = await start();
    const { response } = await open(bff.url, { 'last-event-id': id });
    expect(response.status).toBe(400);
    expect(provider.calls).toEqual([]);
  });

  test('E211 a Last-Event-ID that is too large, sent twice, or contains a NUL is refused', async () => {
    const { provider, bff } = await start();
    const ask = (lines: string) =>
      rawRequest(
        bff.port,
        `GET ${PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines}\r\n\r\n`,
      );
    expect(await ask(`Last-Event-ID: ${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431/);
    expect(await ask('Last-Event-ID: e1-1\r\nLast-Event-ID: e1-2')).toMatch(/^HTTP\/1\.1 400/);
    expect(await ask('Last-Event-ID: e1\0')).toMatch(/^HTTP\/1\.1 400/);
    expect(provider.calls).toEqual([]);
  });
});
