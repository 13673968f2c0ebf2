import type { IncomingMessage } from 'node:http';

import { Refusal } from '../refusal';
import type { ByteBudget, Holder } from '../limits/byte-budget';

type Options = {
  limit: number;
  budget: ByteBudget;
  client: string;
};

// The initial buffer size, which most bodies don't exceed. A declared length isn't trusted for
// allocating memory.
const FIRST_BYTES = 1024;

const RETRY_AFTER_MS = 1000;

/** Reads a body into one buffer whose size doubles as needed, so that Node can free its chunks. */
export const readBody = (
  req: IncomingMessage,
  { limit, budget, client }: Options,
  onEnd: (result: Buffer | Refusal) => void,
): void => {
  let bytes = Buffer.alloc(0);
  let length = 0;

  let hasEnded = false;

  const end = (result: Buffer | Refusal): void => {
    hasEnded = true;
    budget.leave(holder);
    req.off('data', append).off('end', complete).off('close', leave).off('error', leave);
    bytes = Buffer.alloc(0);
    onEnd(result);
  };
  const holder: Holder = {
    client,
    bytes: () => bytes.length,
    evict: () => {
      req.pause();
      end(new Refusal('OVERLOADED', { retryAfterMs: RETRY_AFTER_MS }));
    },
  };
  const growTo = (needed: number): void => {
    let capacity = Math.max(bytes.length, FIRST_BYTES);
    while (capacity < needed) capacity *= 2;
    const grown = Buffer.allocUnsafeSlow(Math.min(capacity, limit));
    bytes.copy(grown, 0, 0, length);
    const added = grown.length - bytes.length;
    bytes = grown;
    budget.add(added);
  };
  const append = (chunk: Buffer): void => {
    if (length + chunk.length > limit) {
      req.pause();
      end(new Refusal('PAYLOAD_TOO_LARGE'));
      return;
    }
    if (length + chunk.length > bytes.length) growTo(length + chunk.length);
    // Growing may have exceeded the memory budget, which then has evicted this body.
    if (!hasEnded) length += chunk.copy(bytes, length);
  };
  const complete = (): void => end(bytes.subarray(0, length));
  const leave = (): void => end(new Refusal('CLIENT_LEFT'));

  if (req.destroyed) {
    onEnd(new Refusal('CLIENT_LEFT'));
    return;
  }
  budget.enter(holder);
  req.on('data', append).on('end', complete).on('close', leave).on('error', leave);
};
