import { createHash } from 'node:crypto';

import { Refusal } from '../refusal';

export type CompleteDocument = { bytes: Buffer; etag: string };

const completeFrom = (pieces: readonly Buffer[]): CompleteDocument => {
  const bytes = Buffer.concat(pieces);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
};

/**
 * Shares one generation of a document among its readers. The next piece is generated when the
 * furthest reader needs it, so a slow reader delays no other, and one that leaves costs no more calls.
 */
export const shareDocument = (
  source: AsyncGenerator<Buffer>,
  onEnd: (document: CompleteDocument | undefined) => void,
) => {
  const pieces: Buffer[] = [];
  let readers = 0;
  let isComplete = false;
  // It remains rejected after a failure, because a generator that failed would seem to have ended.
  let generation: Promise<void> | undefined;

  const generate = async (): Promise<void> => {
    try {
      const { done, value } = await source.next();
      isComplete = done === true;
      if (isComplete) onEnd(completeFrom(pieces));
      else if (value.length > 0) pieces.push(value);
    } catch (error) {
      onEnd(undefined);
      throw error;
    }
    generation = undefined;
  };

  /** Returns a piece; undefined after the last. @throws what the generation throws */
  const at = async (index: number): Promise<Buffer | undefined> => {
    for (;;) {
      const piece = pieces[index];
      if (piece !== undefined || isComplete) return piece;
      if (readers === 0) throw new Refusal('CLIENT_LEFT');
      generation ??= generate();
      await generation;
    }
  };

  return {
    join: () => {
      readers += 1;
    },
    leave: () => {
      readers -= 1;
      if (readers === 0 && !isComplete) onEnd(undefined);
    },
    at,
  };
};

export type SharedDocument = ReturnType<typeof shareDocument>;
