import type { IncomingMessage } from 'node:http';

import { Refusal } from '../refusal';
import type { ByteBudget, Holder } from '../limits/byte-budget';

type Options = {
  limit: number;
  budget: ByteBudget;
  client: string;
};

/** Most bodies fit; a declared length allocates nothing in advance. */
const FIRST_BYTES = 1024;

const RETRY_AFTER_MS = 1000;

/** Doubles one buffer as it fills, so that Node's chunks can be freed. */
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
  const append = (piece: Buffer): void => {
    if (length + piece.length > limit) {
      req.pause();
      end(new Refusal('PAYLOAD_TOO_LARGE'));
      return;
    }
    if (length + piece.length > bytes.length) growTo(length + piece.length);
    // The budget may have evicted this body as it grew.
    if (!hasEnded) length += piece.copy(bytes, length);
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
