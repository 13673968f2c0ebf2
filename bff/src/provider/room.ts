import { Refusal } from '../refusal';
import type { CallSignal } from './call-signal';
import { createTally } from './tally';
import { createWaitingLine } from './waiting-line';

export type RoomLimits = {
  /** Most calls of all routes under way: one for each connection, so that none waits for one. */
  connections: number;
  /** Most calls of one route under way. */
  calls: number;
  /** Most calls of one route that wait for their turn. */
  waiting: number;
  /** How long one waits, in milliseconds. */
  wait: number;
  /** The part of each of these that one client may take, from 0 to 1. */
  share: number;
};

/** A call that asks for room. */
export type Entrant = { route: string; client: string; signal: CallSignal };

const BUSY_RETRY_MS = 1000;

const busy = (): Refusal => new Refusal('BUSY', { retryAfterMs: BUSY_RETRY_MS });

const createRoute = () => ({ open: 0, ofClient: createTally(), line: createWaitingLine() });
type Route = ReturnType<typeof createRoute>;

/**
 * The room there is for calls to the provider. No route takes all connections, and no client all of
 * a route's room or of the connections: what it asks beyond its share waits, while others are let in
 * (T54). Waiting is bounded in number and in time, and what it leads to is BUSY: nothing that the
 * provider did.
 */
export const createRoom = ({ connections, calls, waiting, wait, share }: RoomLimits) => {
  const shareOf = (whole: number): number => Math.max(1, Math.floor(whole * share));
  const most = {
    connections: shareOf(connections),
    calls: shareOf(calls),
    waiting: shareOf(waiting),
  };
  const routes = new Map<string, Route>();
  const openOfClient = createTally();
  let open = 0;
  let waitingNow = 0;

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

  /** Lets in one that waits, of the route that has the fewest calls under way. */
  const letOneIn = (): boolean => {
    const byNeed = [...routes.values()]
      .filter(({ line }) => line.size() > 0)
      .toSorted((one, other) => one.open - other.open);
    for (const route of byNeed) {
      const enter = route.line.next((client) => mayBegin(route, client));
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
    // One that leaves may make room for two: one of its route, and one of its client.
    if (waitingNow > 0) while (letOneIn());
  };

  const waitInLine = (route: Route, client: string, signal: CallSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        waitingNow -= 1;
        clearTimeout(late);
        signal.offAbort(giveUp);
      };
      const enter = (): void => {
        settle();
        begin(route, client);
        resolve();
      };
      const giveUp = (reason: Error): void => {
        route.line.leave(client, enter);
        settle();
        reject(reason);
      };
      const late = setTimeout(() => giveUp(busy()), wait);
      signal.onAbort(giveUp);
      waitingNow += 1;
      route.line.join(client, enter);
    });

  return {
    /**
     * Runs a call as soon as there is room for it.
     *
     * @throws Refusal BUSY when too many wait already or it waited too long, or the reason of `signal`
     */
    run: async <Result>(entrant: Entrant, call: () => Promise<Result>): Promise<Result> => {
      const { client, signal } = entrant;
      signal.throwIfAborted();
      const route = routeNamed(entrant.route);
      if (mayBegin(route, client)) begin(route, client);
      else if (route.line.size() >= waiting || route.line.sizeOf(client) >= most.waiting) {
        throw busy();
      } else await waitInLine(route, client, signal);
      try {
        return await call();
      } finally {
        leave(route, client);
      }
    },
    /** Whether the next call of a route would be refused, whoever makes it. */
    isFull: (name: string): boolean => {
      const route = routes.get(name);
      if (route === undefined) return false;
      return (route.open >= calls || open >= connections) && route.line.size() >= waiting;
    },
    /** How many calls are under way and waiting now, by route. */
    load: () =>
      [...routes].map(([route, { open: underWay, line }]) => ({
        route,
        open: underWay,
        waiting: line.size(),
      })),
  };
};
