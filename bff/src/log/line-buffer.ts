import type { Sink } from './sink';

// The size of a batch of lines. Batches save system calls, which are a large part of a request's
// cost.
const BATCH_BYTES = 16_384;
// The maximum delay before a line is written, and the delay before a failed write is retried, in
// ms.
const LONGEST_WAIT_MS = 250;
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Buffers lines, and drops them when it is full, because a full disk or unread pipe must not stop
 * the process (T58).
 */
export const createLineBuffer = (sink: Sink) => {
  let batch = '';
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let writing = false;
  let timer: NodeJS.Timeout | undefined;
  const emptied: (() => void)[] = [];

  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, LONGEST_WAIT_MS).unref();
  };
  const close = (): void => {
    if (batch === '') return;
    const bytes = Buffer.from(batch);
    batch = '';
    waiting.push(bytes);
    waitingBytes += bytes.length;
  };
  const take = (bytes: Buffer, count: number): void => {
    writing = false;
    waitingBytes -= count;
    if (count < bytes.length) waiting.unshift(bytes.subarray(count));
    if (count === 0) later();
    else if (waiting.length > 0 || emptied.length > 0) send();
  };
  const send = (): void => {
    if (writing) return;
    close();
    const next = waiting.shift();
    if (next === undefined) {
      for (const done of emptied.splice(0)) done();
      return;
    }
    writing = true;
    sink(next, (count) => take(next, count));
  };

  return {
    write: (line: string): void => {
      if (waitingBytes + batch.length + line.length > MOST_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      batch += line;
      if (batch.length < BATCH_BYTES) {
        later();
        return;
      }
      close();
      send();
    },
    dropped: (): number => dropped,
    flush: async (longest: number): Promise<void> => {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, longest);
        emptied.push(() => {
          clearTimeout(late);
          resolve();
        });
        send();
      });
    },
  };
};
