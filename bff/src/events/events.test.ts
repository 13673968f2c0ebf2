import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { HEARTBEAT } from '@trait-market/contract/shared';
import { describe, expect, test } from 'vitest';

import { json } from '../testing/scripted-provider';
import { PATH, POLLING, texts, activity, start, open, names } from '../testing/event-streams';

describe('a stream', () => {
  test("E210 forwards events as they arrive, to its client only, with the contract's content only", async () => {
    const { provider, bff, streams, metric } = await start();
    const first = await open(bff.url, { 'last-event-id': 'e1-0', 'accept-language': 'de' });
    const second = await open(`${bff.url}`);
    expect(first.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(first.response.headers.get('cache-control')).toBe('no-store');
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
    await expect.poll(() => stream?.destroyed, POLLING).toBe(true);
    await expect
      .poll(() => metric('bff_event_streams_'), POLLING)
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
    // One heartbeat is sent when the stream opens, and one for the provider's comment, whose
    // message is dropped.
    await expect.poll(() => stream.text.split(HEARTBEAT).length - 1).toBeGreaterThan(1);
    expect(stream.text).not.toMatch(/secret|script|sold/);
    expect(stream.retries).toEqual([500, 60_000]);
    expect(await metric('bff_events_')).toEqual([
      'bff_events_passed_total 2',
      'bff_events_dropped_total 5',
    ]);
    expect(bff.logLines.filter((line) => line.includes('Dropped an event'))).toHaveLength(1);
  });

  test('E210 ends with a time to reconnect when the provider is lost, or silent for too long', async () => {
    const { bff, streams } = await start({ EVENT_IDLE_MS: '1500' });
    const [lost, silent] = [await open(bff.url), await open(bff.url)];
    await expect.poll(() => [names(lost), names(silent)]).toEqual([['ready'], ['ready']]);
    streams[0]?.destroy();
    await expect.poll(() => lost.end, POLLING).toBe('whole');
    await expect.poll(() => silent.end, POLLING).toBe('whole');
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
  ])("forwards the provider's response with %s", async (_what, response, status, retryAfter) => {
    const { provider, bff } = await start();
    provider.respondWith(response);
    const refused = await open(bff.url);
    expect(refused.response.status).toBe(status);
    expect(refused.response.headers.get('retry-after')).toBe(retryAfter);
    expect(refused.response.headers.get('content-type')).toMatch(/json/);
  });

  test('E211 on shutdown, tells every client to reconnect, and ends', async () => {
    const { bff } = await start({ DRAIN_DEADLINE_MS: '60000' });
    const streams = [await open(bff.url), await open(bff.url)];
    await expect.poll(() => streams.map(names)).toEqual([['ready'], ['ready']]);
    await bff.stop();
    await expect.poll(() => streams.map(({ end }) => end)).toEqual(['whole', 'whole']);
    for (const { retries } of streams) expect(retries).toHaveLength(1);
  });
});
