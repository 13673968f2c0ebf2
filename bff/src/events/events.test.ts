import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import {
  createEventReader,
  HEARTBEAT,
  writeEvent,
  type RawEvent,
} from '@trait-market/contract/read-event-stream';
import type { RequestListener, ServerResponse } from 'node:http';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { UNREAD_LIMIT } from './relay';

const PATH = '/economy/v1/events';
const PATIENT = { timeout: 20_000 };

const texts = marketEvents.map((event) =>
  writeEvent({ ...event, data: JSON.stringify(event.data) }),
);
const [ready = '', activity = ''] = texts;

/** A provider whose streams a test writes to. */
const start = async (environment: Record<string, string> = {}) => {
  const { provider, bff } = await startScripted({
    ECONOMY: 'on',
    METRICS_PORT: '0',
    ...environment,
  });
  const streams: ServerResponse[] = [];
  const begin: RequestListener = (_req, res) => {
    res.on('error', () => undefined);
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    res.write(ready);
    streams.push(res);
  };
  provider.answers(begin);
  const metric = async (name: string): Promise<string[]> => {
    const { text } = await request(bff.metricsUrl).get('/metrics');
    return text.split('\n').filter((line) => line.startsWith(name));
  };
  return { provider, bff, streams, metric, begin };
};

const open = async (url: string, headers: Record<string, string> = {}) => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(url + PATH, { headers, signal: leaving.signal });
  const events: RawEvent[] = [];
  const retries: number[] = [];
  const stream = { answer, events, retries, text: '', end: '', leave: () => leaving.abort() };
  const reader = createEventReader(
    {
      onEvent: (event) => void events.push(event),
      onRetry: (ms) => void retries.push(ms),
    },
    EVENT_MAX_BYTES,
  );
  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      const text = decoder.decode(piece, { stream: true });
      stream.text += text;
      reader.read(text);
    }
  };
  readAll().then(
    () => (stream.end = 'whole'),
    () => (stream.end = 'cut'),
  );
  return stream;
};

const names = ({ events }: { events: RawEvent[] }) => events.map(({ event }) => event);

describe('a stream', () => {
  test("E210 passes events on as they come, to its client only, with the contract's content only", async () => {
    const { provider, bff, streams, metric } = await start();
    const first = await open(bff.url, { 'last-event-id': 'e1-0', 'accept-language': 'de' });
    const second = await open(`${bff.url}`);
    expect(first.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(first.answer.headers.get('cache-control')).toBe('no-store');
    expect(provider.calls).toMatchObject([
      { url: PATH, headers: { accept: 'text/event-stream', 'last-event-id': 'e1-0' } },
      { url: PATH },
    ]);
    expect(provider.calls[1]?.headers['last-event-id']).toBeUndefined();
    const [stream] = streams;
    for (const text of texts.slice(1)) stream?.write(text);
    await expect.poll(() => names(first)).toEqual(['ready', 'activity', 'order', 'reset']);
    expect(
      first.events.map(({ data, ...event }) => ({ ...event, data: JSON.parse(data) })),
    ).toEqual(marketEvents);
    expect(names(second)).toEqual(['ready']);
    expect(await metric('bff_event_streams_open')).toEqual(['bff_event_streams_open 2']);

    first.leave();
    await expect.poll(() => stream?.destroyed, PATIENT).toBe(true);
    await expect
      .poll(() => metric('bff_event_streams_'), PATIENT)
      .toEqual(['bff_event_streams_ended_total{reason="client"} 1', 'bff_event_streams_open 1']);
    const timed = await metric('bff_request_duration_seconds_count');
    expect(timed).toEqual([
      'bff_request_duration_seconds_count{route="economy.events.stream",status="200"} 1',
    ]);
  });

  test('E210 drops, counts and reports once an event that is not in the contract', async () => {
    const { bff, streams, metric } = await start();
    const stream = await open(bff.url);
    await expect.poll(() => names(stream)).toEqual(['ready']);
    const deep = `{"at":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const wrong = [
      'id: e1-1\nevent: sold\ndata: {}\n\n',
      'id: e1-1\nevent: activity\ndata: {"id":1}\n\n',
      'id: e1-1\nevent: activity\ndata: <script>\n\n',
      `id: e1-1\nevent: ready\ndata: ${deep}\n\n`,
      'id: ../x y\nevent: ready\ndata: {"at":"2026-11-23T10:00:00.000Z"}\n\n',
      ': a comment with a secret\n\n',
      'retry: 1\n\nretry: 999999999\n\n',
    ];
    for (const text of wrong) streams[0]?.write(text.replaceAll('\n', '\r\n'));
    streams[0]?.write(activity);
    await expect.poll(() => names(stream)).toEqual(['ready', 'activity']);
    // One when it was opened, and one for the comment, without its words.
    await expect.poll(() => stream.text.split(HEARTBEAT).length - 1).toBeGreaterThan(1);
    expect(stream.text).not.toMatch(/secret|script|sold/);
    expect(stream.retries).toEqual([500, 60_000]);
    expect(await metric('bff_events_')).toEqual([
      'bff_events_passed_total 2',
      'bff_events_dropped_total 5',
    ]);
    expect(bff.logLines.filter((line) => line.includes('was dropped'))).toHaveLength(1);
  });

  test('E210 ends with a time to reconnect when the provider is lost, or silent for too long', async () => {
    const { bff, streams } = await start({ EVENT_IDLE_MS: '1500' });
    const [lost, silent] = [await open(bff.url), await open(bff.url)];
    await expect.poll(() => [names(lost), names(silent)]).toEqual([['ready'], ['ready']]);
    streams[0]?.destroy();
    await expect.poll(() => lost.end, PATIENT).toBe('whole');
    await expect.poll(() => silent.end, PATIENT).toBe('whole');
    for (const { retries } of [lost, silent]) {
      expect(retries).toHaveLength(1);
      expect(retries[0]).toBeGreaterThanOrEqual(1000);
      expect(retries[0]).toBeLessThanOrEqual(5000);
    }
  });

  test.each([
    ['503 and its words', json(503, { message: 'Not now.' }, { 'retry-after': '7' }), 503, '7'],
    ['another type', json(200, { message: 'Hello' }), 502, null],
    ['a page', json(404, { message: 'No such thing.', code: 'x' }), 404, null],
  ])("passes on the provider's answer with %s", async (_what, answer, status, retryAfter) => {
    const { provider, bff } = await start();
    provider.answers(answer);
    const refused = await open(bff.url);
    expect(refused.answer.status).toBe(status);
    expect(refused.answer.headers.get('retry-after')).toBe(retryAfter);
    expect(refused.answer.headers.get('content-type')).toMatch(/json/);
  });

  test('E211 when the process ends, tells every client to reconnect, and ends', async () => {
    const { bff } = await start({ DRAIN_DEADLINE_MS: '60000' });
    const streams = [await open(bff.url), await open(bff.url)];
    await expect.poll(() => streams.map(names)).toEqual([['ready'], ['ready']]);
    await bff.stop();
    await expect.poll(() => streams.map(({ end }) => end)).toEqual(['whole', 'whole']);
    for (const { retries } of streams) expect(retries).toHaveLength(1);
  });
});

describe('attacks', () => {
  test('E211 no client gets more than its share, and all together no more than the total', async () => {
    const { bff, metric } = await start({
      EVENT_STREAMS_PER_CLIENT: '2',
      EVENT_STREAMS: '3',
      TRUST_PROXY: '1',
    });
    const from = (client: string) => open(bff.url, { 'x-forwarded-for': client });
    const held = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')];
    expect(held.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
    const [share, full] = [await from('192.0.2.2'), await from('192.0.2.1')];
    expect([share.answer.status, full.answer.status]).toEqual([503, 503]);
    held[2]?.leave();
    await expect.poll(() => metric('bff_event_streams_open')).toEqual(['bff_event_streams_open 2']);
    const refused = await from('192.0.2.1');
    expect(refused.answer.status).toBe(429);
    expect(refused.answer.headers.get('retry-after')).toBe('60');
    expect((await from('192.0.2.2')).answer.status).toBe(200);
  });

  test('T72 E211 2,000 streams from one address get only its share, others are served, nothing remains', async () => {
    const { provider, bff, metric } = await start({
      CONNECTIONS_PER_CLIENT: '4000',
      CLIENT_CONNECTIONS: '5000',
      EVENTS_LIMIT_PER_MINUTE: '2000',
    });
    const all = await Promise.all(Array.from({ length: 2000 }, () => open(bff.url)));
    expect(all.filter(({ answer }) => answer.status === 200)).toHaveLength(50);
    expect(all.filter(({ answer }) => answer.status === 429)).toHaveLength(1950);
    expect(provider.calls).toHaveLength(50);
    expect((await request(bff.url).get('/app-config.json')).status).toBe(200);
    for (const { leave } of all) leave();
    await expect
      .poll(() => metric('bff_event_streams_open'), PATIENT)
      .toEqual(['bff_event_streams_open 0']);
  }, 60_000);

  test('T74 E211 a client that never reads is cut off', async () => {
    const { bff, streams, metric } = await start();
    const socket = await sendAndNeverRead(
      bff.port,
      '127.0.0.1',
      `GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    onTestFinished(() => void socket.destroy());
    await expect.poll(() => streams.length, PATIENT).toBe(1);
    const pouring = setInterval(() => {
      for (let times = 0; times < 500; times += 1) streams[0]?.write(activity);
    }, 5);
    onTestFinished(() => clearInterval(pouring));
    await expect
      .poll(() => metric('bff_event_streams_ended_total'), PATIENT)
      .toEqual(['bff_event_streams_ended_total{reason="slow"} 1']);
    await expect.poll(() => streams[0]?.destroyed, PATIENT).toBe(true);
    expect(UNREAD_LIMIT).toBeLessThan(1_000_000);
  });

  test('T73 E220 repeatedly opening and leaving streams is refused beyond the limit, while reads continue', async () => {
    const { provider, bff, metric } = await start({ EVENTS_LIMIT_PER_MINUTE: '20' });
    const seen: number[] = [];
    for (let times = 0; times < 30; times += 1) {
      const stream = await open(bff.url);
      seen.push(stream.answer.status);
      stream.leave();
    }
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(seen.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(provider.calls).toHaveLength(20);
    const refused = await open(bff.url);
    expect(Number(refused.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect
      .poll(() => metric('bff_event_streams_open'), PATIENT)
      .toEqual(['bff_event_streams_open 0']);
    provider.answers(json(200, { items: [], nextCursor: null, total: 0 }));
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
    await expect.poll(() => stream.end, PATIENT).toBe('whole');
    expect(stream.text.length).toBeLessThan(2 * ready.length);
    expect(await metric('bff_event_streams_ended_total')).toEqual([
      'bff_event_streams_ended_total{reason="too-large"} 1',
    ]);
    await expect.poll(() => streams[0]?.destroyed, PATIENT).toBe(true);
    expect(sent).toBeLessThan(100);
  });

  test.each([
    ['junk', 'a b'],
    ['a path', '../../admin'],
    ['too long', 'x'.repeat(65)],
    ['empty', ''],
  ])('E211 %s as Last-Event-ID is refused without a call', async (_what, id) => {
    const { provider, bff } = await start();
    const { answer } = await open(bff.url, { 'last-event-id': id });
    expect(answer.status).toBe(400);
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
