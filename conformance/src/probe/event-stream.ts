import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader, type RawEvent } from '@trait-market/contract/shared';
import { Breach } from './outcome';
import type { Answered, OpenedExchange } from './exchange';

/** Bytes of a stream that are kept for the report. */
const KEPT_BYTES = 262_144;
/** How long the end of a refusal may take. */
const REFUSAL_MS = 15_000;

/** A stream of events, read while it goes on. */
export type EventStream = {
  /** The request, and as much of the answer as has come. */
  exchange: () => Answered;
  /** What was told, oldest first. It grows. */
  events: readonly RawEvent[];
  /** How many comments and events have come. */
  signs: () => number;
  /** Why it can't be read any further; undefined while it can. */
  problem: () => string | undefined;
  hasEnded: () => boolean;
  /** Waits until something is so, as far as this stream tells; false when it ended or took longer. */
  until: (isSo: () => boolean, milliseconds: number) => Promise<boolean>;
  close: () => void;
};

/**
 * Reads an answer as events while it comes. A refusal is read to its end first.
 *
 * @throws Breach when there is no answer
 */
export const readEventStream = async (opened: OpenedExchange): Promise<EventStream> => {
  const { request, answer, failure, durationMs, pieces, close } = opened;
  if (answer === undefined) {
    throw new Breach('an answer', `none (${failure ?? 'unknown reason'})`, opened);
  }
  const kept: Uint8Array[] = [];
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
      for await (const piece of pieces) {
        if (size < KEPT_BYTES) kept.push(piece);
        size += piece.length;
        reader.read(decoder.decode(piece, { stream: true }));
        wake();
      }
    } catch (error) {
      // A connection that breaks off, or is closed here, is an end like any other.
      if (error instanceof RangeError) problem = error.message;
    }
    hasEnded = true;
    wake();
  };
  void readAll();

  const exchange = (): Answered => ({
    request,
    answer: { ...answer, body: Buffer.concat(kept) },
    ...(durationMs !== undefined && { durationMs }),
  });
  const until: EventStream['until'] = (isSo, milliseconds) =>
    new Promise((resolve, reject) => {
      const settle = (result: boolean): void => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve(result);
      };
      const look = (): void => {
        try {
          if (isSo()) settle(true);
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
  if (answer.status >= 300) await until(() => false, REFUSAL_MS);
  return stream;
};
