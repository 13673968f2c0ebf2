import { EVENT_MAX_BYTES, MarketEventSchema } from '@trait-market/contract/economy/events';
import { createEventReader, type RawEvent } from '@trait-market/contract/shared';
import { onTestFinished } from 'vitest';

export const openEvents = async (address: string, headers: Record<string, string> = {}) => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(address, { headers, signal: leaving.signal });
  const events: RawEvent[] = [];
  const stream = {
    status: answer.status,
    headers: answer.headers,
    events,
    retries: [] as number[],
    hasEnded: false,
    leave: () => leaving.abort(),
    received: () =>
      events.map(({ data, ...event }) =>
        MarketEventSchema.parse({ ...event, data: JSON.parse(data) }),
      ),
  };
  const reader = createEventReader(
    {
      onEvent: (event) => void events.push(event),
      onRetry: (ms) => void stream.retries.push(ms),
    },
    EVENT_MAX_BYTES,
  );
  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? [])
      reader.read(decoder.decode(piece, { stream: true }));
  };
  void readAll()
    .catch(() => undefined)
    .finally(() => {
      stream.hasEnded = true;
    });
  return stream;
};
