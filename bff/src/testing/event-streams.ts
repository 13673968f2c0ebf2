import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader, writeEvent, type RawEvent } from '@trait-market/contract/shared';
import type { RequestListener, ServerResponse } from 'node:http';
import request from 'supertest';
import { onTestFinished } from 'vitest';

import { startScripted } from './bff-under-test';

export const PATH = '/economy/v1/events';
export const POLLING = { timeout: 20_000 };

export const texts = marketEvents.map((event) =>
  writeEvent({ ...event, data: JSON.stringify(event.data) }),
);
export const [ready = '', activity = ''] = texts;

export const start = async (environment: Record<string, string> = {}) => {
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
  provider.respondWith(begin);
  const metric = async (name: string): Promise<string[]> => {
    const { text } = await request(bff.metricsUrl).get('/metrics');
    return text.split('\n').filter((line) => line.startsWith(name));
  };
  return { provider, bff, streams, metric, begin };
};

export const open = async (url: string, headers: Record<string, string> = {}) => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(url + PATH, { headers, signal: leaving.signal });
  const events: RawEvent[] = [];
  const retries: number[] = [];
  const stream = { response, events, retries, text: '', end: '', leave: () => leaving.abort() };
  const reader = createEventReader(
    {
      onEvent: (event) => void events.push(event),
      onRetry: (ms) => void retries.push(ms),
    },
    EVENT_MAX_BYTES,
  );
  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
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

export const names = ({ events }: { events: RawEvent[] }) => events.map(({ event }) => event);
