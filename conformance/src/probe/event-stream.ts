import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader, type RawEvent } from '@trait-market/contract/shared';
import { Breach } from './outcome';
import type { CompletedExchange, OpenedExchange } from './exchange';

/** The maximum number of a stream's bytes that are stored for the report. */
const STORED_BYTES = 262_144;
const REFUSAL_MS = 15_000;

/** An event stream, which is read in the background. */
export type EventStream = {
  exchange: () => CompletedExchange;
  /** The received events, oldest first. More events are appended as they arrive. */
  events: readonly RawEvent[];
  signs: () => number;
  /** Returns why reading the stream failed; undefined while it hasn't failed. */
  problem: () => string | undefined;
  hasEnded: () => boolean;
  // Waits until a condition on the received data is true. Returns false when the stream ends or the
  // time is over first.
  until: (condition: () => boolean, milliseconds: number) => Promise<boolean>;
  close: () => void;
};

/**
 * Starts reading an event stream. An error response is read completely before the function returns.
 * @throws Breach when there is no response
 */
export const readEventStream = async (opened: OpenedExchange): Promise<EventStream> => {
  const { request, response, failure, durationMs, chunks, close } = opened;
  if (response === undefined) {
    throw new Breach('a response', `none (${failure ?? 'unknown reason'})`, opened);
  }
  const stored: Uint8Array[] = [];
  const events: RawEvent[] = [];
  const waiting = new Set<() => void>();
  let size = 0;
  let signs = 0;
  let problem: string | undefined;
  let hasEnded = false;
  const reader = createEventReader(
    {
      onEvent: (event) => {
        signs += 1;
        events.push(event);
      },
      onComment: () => (signs += 1),
    },
    EVENT_MAX_BYTES,
  );
  const wake = (): void => {
    for (const look of waiting) look();
  };
  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of chunks) {
        if (size < STORED_BYTES) stored.push(chunk);
        size += chunk.length;
        reader.read(decoder.decode(chunk, { stream: true }));
        wake();
      }
    } catch (error) {
      // Other errors mean that the connection was aborted, which counts as a regular end of the
      // stream.
      if (error instanceof RangeError) problem = error.message;
    }
    hasEnded = true;
    wake();
  };
  void readAll();

  const exchange = (): CompletedExchange => ({
    request,
    response: { ...response, body: Buffer.concat(stored) },
    ...(durationMs !== undefined && { durationMs }),
  });
  const until: EventStream['until'] = (condition, milliseconds) =>
    new Promise((resolve, reject) => {
      const settle = (result: boolean): void => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve(result);
      };
      const look = (): void => {
        try {
          if (condition()) settle(true);
          else if (hasEnded) settle(false);
        } catch (error) {
          reject(error);
          settle(false);
        }
      };
      const timer = setTimeout(() => settle(false), milliseconds);
      waiting.add(look);
      look();
    });
  const stream: EventStream = {
    exchange,
    events,
    signs: () => signs,
    problem: () => problem,
    hasEnded: () => hasEnded,
    until,
    close,
  };
  if (response.status >= 300) await until(() => false, REFUSAL_MS);
  return stream;
};
