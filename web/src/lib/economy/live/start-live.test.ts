import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { HEARTBEAT, writeEvent, writeRetry } from '@trait-market/contract/shared';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { LIVE_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { marketPoll } from './market-poll';
import { startLive } from './start-live';

const [ready, , order, reset] = marketEvents.map((event) =>
  writeEvent({ ...event, data: JSON.stringify(event.data) }),
);
const POLLING = { timeout: 4000 };

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const show = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const startServer = async () => {
  const headers: IncomingHttpHeaders[] = [];
  const streams: ServerResponse[] = [];
  let status = 200;
  let retryAfter: string | undefined;
  const server = createServer((req, res) => {
    headers.push(req.headers);
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('access-control-allow-headers', '*');
    if (req.method === 'OPTIONS') {
      headers.pop();
      res.end();
    } else if (status === 200) {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write(writeRetry(20) + HEARTBEAT);
      streams.push(res);
    } else {
      if (retryAfter !== undefined) res.setHeader('retry-after', retryAfter);
      res.setHeader('access-control-expose-headers', 'retry-after');
      res.writeHead(status).end('{}');
    }
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    headers,
    streams,
    answers: (next: number, nextRetryAfter?: string) => {
      status = next;
      retryAfter = nextRetryAfter;
    },
  };
};

const start = async () => {
  const server = await startServer();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const watch = (queryKey: readonly unknown[], polled = true) => {
    let times = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => (times += 1),
      refetchInterval: polled ? marketPoll : false,
    });
    onTestFinished(observer.subscribe(() => undefined));
    return () => times;
  };
  const queries = {
    concerned: watch(economyKeys.trait(marketEvents[2].data.traits[0])),
    other: watch(economyKeys.trait('t-other')),
    list: watch(economyKeys.activity({ newest: true })),
    still: watch(economyKeys.activity({}), false),
  };
  const times = () => Object.values(queries).map((of) => of());
  await expect.poll(times).toEqual([1, 1, 1, 1]);
  const stop = startLive(queryClient, server.url);
  onTestFinished(stop);
  await expect.poll(() => server.streams.length, POLLING).toBe(1);
  const say = (text = '') => void server.streams.at(-1)?.write(text);
  return { ...server, stop, times, say };
};

const pollOf = (dataUpdatedAt: number): number => marketPoll({ state: { dataUpdatedAt } });
const later = (): number => Date.now() + 10_000;

describe('E212 what an event affects', () => {
  test('is fetched once, however often it is announced at once, and nothing else is', async () => {
    const { say, times } = await start();
    expect(pollOf(later())).toBe(MARKET_POLL_MS);
    say(ready);
    await expect.poll(() => pollOf(later()), POLLING).toBe(LIVE_POLL_MS);
    // Data fetched before the stream started may lack the changes of its first events.
    expect(pollOf(Date.now())).toBe(MARKET_POLL_MS);
    say(order?.repeat(50));
    await expect.poll(times, POLLING).toEqual([2, 1, 2, 1]);
    say('id: e1-3\nevent: sold\ndata: {}\n\n');
    say(reset);
    await expect.poll(times, POLLING).toEqual([3, 2, 3, 1]);
  });

  test('continues from the same place when the stream is cut', async () => {
    const { say, times, streams, headers } = await start();
    say(ready);
    await expect.poll(() => pollOf(later()), POLLING).toBe(LIVE_POLL_MS);
    streams[0]?.destroy();
    await expect.poll(() => streams.length, POLLING).toBe(2);
    expect(headers.map((one) => one['last-event-id'])).toEqual([undefined, 'e1-0']);
    expect(pollOf(later())).toBe(LIVE_POLL_MS);
    say(ready);
    say(order);
    await expect.poll(times, POLLING).toEqual([2, 1, 2, 1]);
  });

  test('is all fetched once, and polled again, when the stream can’t continue', async () => {
    const { say, times, streams, answers, headers } = await start();
    say(ready);
    await expect.poll(() => pollOf(later()), POLLING).toBe(LIVE_POLL_MS);
    answers(503);
    streams[0]?.destroy();
    await expect.poll(times, POLLING).toEqual([2, 2, 2, 1]);
    expect(pollOf(later())).toBe(MARKET_POLL_MS);
    answers(200);
    await expect.poll(() => streams.length, POLLING).toBe(2);
    // After the server has rejected the connection, the id of the last event isn't sent anymore.
    expect(headers.at(-1)?.['last-event-id']).toBeUndefined();
  });

  test.each(['999999999', 'Tue, 31 Dec 2199 23:59:59 GMT', 'Tue Dec 31 23:59:59 2199'])(
    'waits a day at most when Retry-After is %j',
    async (retryAfter) => {
      const { streams, answers } = await start();
      const timers = vi.spyOn(globalThis, 'setTimeout');
      answers(503, retryAfter);
      streams[0]?.destroy();
      const delays = () => timers.mock.calls.map(([, delay]) => delay);
      await expect.poll(delays, POLLING).toContain(24 * 60 * 60_000);
    },
  );

  test('needs no stream while the page is hidden or offline', async () => {
    const { say, streams, headers } = await start();
    say(ready);
    await expect.poll(() => pollOf(later()), POLLING).toBe(LIVE_POLL_MS);
    show('hidden');
    await expect.poll(() => streams[0]?.destroyed, POLLING).toBe(true);
    expect(headers).toHaveLength(1);
    show('visible');
    await expect.poll(() => headers.at(-1)?.['last-event-id'], POLLING).toBe('e1-0');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.poll(() => streams[1]?.destroyed, POLLING).toBe(true);
    expect(headers).toHaveLength(2);
  });

  test('is polled again, without a stream, when no screen wants it any more', async () => {
    const { stop, say, streams } = await start();
    say(ready);
    await expect.poll(() => pollOf(later()), POLLING).toBe(LIVE_POLL_MS);
    stop();
    await expect.poll(() => streams[0]?.destroyed, POLLING).toBe(true);
    expect(pollOf(later())).toBe(MARKET_POLL_MS);
  });
});
