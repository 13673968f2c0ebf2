import { Refusal } from '../refusal';
import type { CallSignal } from './call-signal';

/** How many calls of one route may be under way, and how many may wait for one of those to end. */
export type BulkheadLimits = { calls: number; waiting: number };

const BUSY_RETRY_MS = 1000;

/**
 * Keeps one route from taking all connections: whatever comes while its share is in use waits in a
 * queue of bounded length, and is refused when that is full.
 */
export const createBulkhead = ({ calls, waiting }: BulkheadLimits) => {
  let open = 0;
  const queue = new Set<() => void>();

  const wait = (signal: CallSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (reason: Error): void => {
        queue.delete(enter);
        reject(reason);
      };
      const enter = (): void => {
        signal.offAbort(leave);
        resolve();
      };
      queue.add(enter);
      signal.onAbort(leave);
    });

  const pass = (): void => {
    const [next] = queue;
    if (next === undefined) {
      open -= 1;
      return;
    }
    // The place goes over to whoever has waited longest.
    queue.delete(next);
    next();
  };

  return {
    /**
     * Runs a call as soon as there is room for it.
     *
     * @throws Refusal BUSY when the queue is full, or the reason of `signal`
     */
    run: async <Result>(signal: CallSignal, call: () => Promise<Result>): Promise<Result> => {
      signal.throwIfAborted();
      if (open < calls) open += 1;
      else if (queue.size < waiting) await wait(signal);
      else throw new Refusal('BUSY', { retryAfterMs: BUSY_RETRY_MS });
      try {
        return await call();
      } finally {
        pass();
      }
    },
    /** Whether the next call would be refused. */
    isFull: () => open >= calls && queue.size >= waiting,
    /** How many calls are under way and waiting now. */
    load: () => ({ open, waiting: queue.size }),
  };
};

export type Bulkhead = ReturnType<typeof createBulkhead>;
