import { Readable } from 'node:stream';

import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader, HEARTBEAT, writeRetry } from '@trait-market/contract/shared';

import type { ByteBudget, Holder } from '../limits/byte-budget';
import type { EventCheck } from './check-event';
import type { StreamEnd } from './streams';

/** The maximum number of unread bytes per stream. A client that exceeds it is disconnected. */
export const UNREAD_LIMIT = 262_144;

// The maximum duration of a stream in ms, after which the client reconnects, possibly to another
// instance.
const LIFETIME_MS = 60 * 60_000;

// Reconnection delays in ms. They are randomized, because a restart disconnects all clients at the
// same time.
const RETRY_MS = { least: 1000, spread: 4000 };
/** Bounds in ms for a reconnection delay that the provider sends. */
const RETRY_BOUNDS = [500, 60_000] as const;

const bounded = (ms: number): number => Math.min(Math.max(ms, RETRY_BOUNDS[0]), RETRY_BOUNDS[1]);

export const UNREAD_TOTAL = 33_554_432;

export type Relay = {
  stream: Readable;
  end: (why: StreamEnd) => void;
};

type Options = {
  chunks: AsyncIterable<Buffer>;
  check: EventCheck;
  budget: ByteBudget;
  /** Returns the number of bytes in the response's buffers that the client hasn't read. */
  unsent: () => number;
  onForwarded: () => void;
  onDropped: () => void;
  onEnd: (why: StreamEnd) => void;
};

/**
 * Forwards valid events. It ends the stream of a client that doesn't read, because buffering would
 * need memory.
 */
export const relayEvents = ({
  chunks,
  check,
  budget,
  unsent,
  onForwarded,
  onDropped,
  onEnd,
}: Options): Relay => {
  const stream = new Readable({ read: () => undefined });
  let hasEnded = false;
  let lifetime: NodeJS.Timeout | undefined;

  const finish = (why: StreamEnd): boolean => {
    if (hasEnded) return false;
    hasEnded = true;
    clearTimeout(lifetime);
    budget.leave(holder);
    onEnd(why);
    return true;
  };
  const end = (why: StreamEnd): void => {
    if (!finish(why)) return;
    stream.push(writeRetry(Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)));
    stream.push(null);
  };
  const cut = (): void => {
    if (finish('slow')) stream.destroy();
  };
  const unread = (): number => stream.readableLength + unsent();
  const holder: Holder = { bytes: unread, evict: cut };
  budget.enter(holder);
  const send = (chunk: string | Buffer): void => {
    if (hasEnded) return;
    if (unread() + chunk.length > UNREAD_LIMIT) {
      cut();
      return;
    }
    stream.push(chunk);
    budget.add(chunk.length);
  };

  let isHeard = false;
  const reader = createEventReader(
    {
      onEvent: (event) => {
        const bytes = check(event);
        if (bytes === undefined) {
          onDropped();
          return;
        }
        onForwarded();
        send(bytes);
      },
      onComment: () => {
        isHeard = true;
      },
      onRetry: (ms) => send(writeRetry(bounded(ms))),
    },
    EVENT_MAX_BYTES,
  );

  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of chunks) {
      if (hasEnded) return;
      isHeard = false;
      reader.read(decoder.decode(chunk, { stream: true }));
      if (isHeard) send(HEARTBEAT);
    }
  };

  stream.once('close', () => finish('client'));
  lifetime = setTimeout(() => end('old'), LIFETIME_MS).unref();
  // Browsers report a stream as open only after its first byte.
  send(HEARTBEAT);
  readAll().then(
    () => end('provider'),
    (error: unknown) => end(error instanceof RangeError ? 'too-large' : 'provider'),
  );
  return { stream, end };
};
