import { Refusal } from '../refusal';
import type { CallSignal } from './call-signal';
import { createTally } from './tally';
import { createFairQueue } from './fair-queue';

export type BulkheadLimits = {
  // The maximum number of concurrent calls in total, one per connection, so that no call waits for
  // one in the pool.
  connections: number;
  /** The maximum number of concurrent calls per route. */
  calls: number;
  /** The maximum number of queued calls per route. */
  waiting: number;
  /** The maximum time that a call waits in the queue, in ms. */
  wait: number;
  /** The share of each limit that one client may use, from 0 to 1. */
  share: number;
};

export type QueueEntry = { route: string; client: string; signal: CallSignal };

const BUSY_RETRY_MS = 1000;

const busy = (): Refusal => new Refusal('BUSY', { retryAfterMs: BUSY_RETRY_MS });

const createRoute = () => ({ open: 0, ofClient: createTally(), queue: createFairQueue() });
type Route = ReturnType<typeof createRoute>;

/**
 * Bounds concurrent calls by route and client (T54). Excess calls are queued, and fail with BUSY if
 * the queue is full.
 */
export const createBulkhead = ({ connections, calls, waiting, wait, share }: BulkheadLimits) => {
  const shareOf = (whole: number): number => Math.max(1, Math.floor(whole * share));
  const most = {
    connections: shareOf(connections),
    calls: shareOf(calls),
    waiting: shareOf(waiting),
  };
  const routes = new Map<string, Route>();
  const openOfClient = createTally();
  let open = 0;
  let queuedTotal = 0;

  const routeNamed = (name: string): Route => {
    const route = routes.get(name) ?? createRoute();
    routes.set(name, route);
    return route;
  };

  const mayBegin = (route: Route, client: string): boolean =>
    open < connections &&
    route.open < calls &&
    route.ofClient.of(client) < most.calls &&
    openOfClient.of(client) < most.connections;

  const begin = (route: Route, client: string): void => {
    open += 1;
    route.open += 1;
    route.ofClient.add(client);
    openOfClient.add(client);
  };

  // Starts a queued call of the route with the fewest running calls. Returns false if none can
  // start.
  const startNext = (): boolean => {
    const byLoad = [...routes.values()]
      .filter(({ queue }) => queue.size() > 0)
      .toSorted((one, other) => one.open - other.open);
    for (const route of byLoad) {
      const enter = route.queue.next((client) => mayBegin(route, client));
      if (enter === undefined) continue;
      enter();
      return true;
    }
    return false;
  };

  const leave = (route: Route, client: string): void => {
    open -= 1;
    route.open -= 1;
    route.ofClient.take(client);
    openOfClient.take(client);
    // A finished call may allow two queued calls to start: one of its route, and one of its client.
    if (queuedTotal > 0) while (startNext());
  };

  const waitInQueue = (route: Route, client: string, signal: CallSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        queuedTotal -= 1;
        clearTimeout(late);
        signal.offAbort(giveUp);
      };
      const enter = (): void => {
        settle();
        begin(route, client);
        resolve();
      };
      const giveUp = (reason: Error): void => {
        route.queue.leave(client, enter);
        settle();
        reject(reason);
      };
      const late = setTimeout(() => giveUp(busy()), wait);
      signal.onAbort(giveUp);
      queuedTotal += 1;
      route.queue.join(client, enter);
    });

  return {
    /**
     * @throws Refusal BUSY when the queue is full or the wait too long, or the reason of `signal`
     * when it aborts
     */
    run: async <Result>(entry: QueueEntry, call: () => Promise<Result>): Promise<Result> => {
      const { client, signal } = entry;
      signal.throwIfAborted();
      const route = routeNamed(entry.route);
      if (mayBegin(route, client)) begin(route, client);
      else if (route.queue.size() >= waiting || route.queue.sizeOf(client) >= most.waiting) {
        throw busy();
      } else await waitInQueue(route, client, signal);
      try {
        return await call();
      } finally {
        leave(route, client);
      }
    },
    isFull: (name: string): boolean => {
      const route = routes.get(name);
      if (route === undefined) return false;
      return (route.open >= calls || open >= connections) && route.queue.size() >= waiting;
    },
    load: () =>
      [...routes].map(([route, { open: running, queue }]) => ({
        route,
        open: running,
        waiting: queue.size(),
      })),
  };
};
