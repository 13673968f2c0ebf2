import type { Sink } from './sink';

/** Lines are written in batches, since system calls are a good part of a request's cost. */
const BATCH_BYTES = 16_384;
/** How long a line waits for others at most, in milliseconds, and a sink that failed for another try. */
const LONGEST_WAIT_MS = 250;
/** What waits for a sink that takes nothing, or too little, in bytes. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Keeps lines until their sink takes them, and drops those that there is no room for: a log that
 * cannot be written, as on a full disk or to a pipe that nobody reads, stops nothing else (T58).
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
    /** Takes a line, or drops it; never waits. */
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
    /** Lines that there was no room for. */
    dropped: (): number => dropped,
    /** Resolves once every line is written, or after so many milliseconds. */
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
