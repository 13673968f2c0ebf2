import { Readable } from 'node:stream';

import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader, HEARTBEAT, writeRetry } from '@trait-market/contract/shared';

import type { ByteBudget, Holder } from '../limits/byte-budget';
import type { EventCheck } from './check-event';
import type { StreamEnd } from './streams';

/** What waits for a client that is slow to read, in bytes; with more it is cut off. */
export const UNREAD_LIMIT = 262_144;

/** A stream ends after this long, in milliseconds, so that none stays on an instance forever. */
const LIFETIME_MS = 60 * 60_000;

/** When browsers come back, in milliseconds: each at a time of its own, since all were sent away at once. */
const RETRY_MS = { least: 1000, spread: 4000 };
/** Between which a provider's own wish is taken. */
const RETRY_BOUNDS = [500, 60_000] as const;

const bounded = (ms: number): number => Math.min(Math.max(ms, RETRY_BOUNDS[0]), RETRY_BOUNDS[1]);

/** What waits for all such clients together, in bytes. */
export const UNREAD_TOTAL = 33_554_432;

export type Relay = {
  /** What goes to the browser. */
  stream: Readable;
  /** Ends it at once, with words on when to come back. */
  end: (why: StreamEnd) => void;
};

type Options = {
  /** The provider's answer, as it comes. */
  pieces: AsyncIterable<Buffer>;
  check: EventCheck;
  /** Bounds what waits for all streams. */
  budget: ByteBudget;
  /** Bytes in the buffers of the response, which its client has not taken. */
  unsent: () => number;
  onPassed: () => void;
  /** Told of an event that is none of the contract's. */
  onDropped: () => void;
  /** Told once, why it has ended. */
  onEnd: (why: StreamEnd) => void;
};

/**
 * Hands on events as they come, each held against the contract. Comments say no more than that somebody is
 * there. Nothing is kept for a client that doesn't read.
 */
export const relayEvents = ({
  pieces,
  check,
  budget,
  unsent,
  onPassed,
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
  const send = (piece: string | Buffer): void => {
    if (hasEnded) return;
    if (unread() + piece.length > UNREAD_LIMIT) {
      cut();
      return;
    }
    stream.push(piece);
    budget.add(piece.length);
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
        onPassed();
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
    for await (const piece of pieces) {
      if (hasEnded) return;
      isHeard = false;
      reader.read(decoder.decode(piece, { stream: true }));
      // However many there were.
      if (isHeard) send(HEARTBEAT);
    }
  };

  stream.once('close', () => finish('client'));
  lifetime = setTimeout(() => end('old'), LIFETIME_MS).unref();
  // Browsers that see no byte don't know that it is open.
  send(HEARTBEAT);
  readAll().then(
    () => end('provider'),
    (error: unknown) => end(error instanceof RangeError ? 'too-large' : 'provider'),
  );
  return { stream, end };
};
