import { initClient, type ApiFetcherArgs, type AppRoute } from '@ts-rest/core';
import { economyContract } from '@trait-market/contract/economy';
import { EVENT_STREAM_TYPE } from '@trait-market/contract/event-stream';
import { v1Contract } from '@trait-market/contract/v1';
import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';

import type { Metrics } from '../operations/metrics';
import { observedCall } from '../operations/observed-call';
import { Refusal, type RefusalCode } from '../refusal';
import { routeOf } from '../api/route-group';
import type { ProviderRequest } from './ask';
import { mediaTypeOf, readRefusal } from './answer';
import type { BreakerLimits } from './breaker';
import type { Caller } from './caller';
import { checkedBody, createSuccessReader } from './checked-answer';
import { callKindOf, type Deadlines } from '../api/call-kind';
import { providerFailure, UndeclaredRefusal } from './errors';
import { exchange } from './exchange';
import { createGuards } from './guards';
import type { StreamedBody } from './image-form';
import type { Link } from './link';
import { openStream, type StreamedAnswer } from './open-stream';
import { upstreamPath } from './path';
import { createRetryBudget } from './retry-budget';
import type { RoomLimits } from './room';

/** What every call of the client takes beside what its route declares. */
type ProviderCall = ApiFetcherArgs & {
  /** On whose behalf. ts-rest can only offer it as optional; a call without one throws. */
  caller?: Caller;
  /** Sent in place of the body, as it comes. */
  stream?: StreamedBody;
};

export type ProviderOptions = {
  /** The provider's origin. */
  origin: URL;
  /** Most connections at a time. */
  connections: number;
  /** Certificates of the connections. */
  link: Link;
  /** For connecting, in milliseconds. */
  connectDeadline: number;
  deadlines: Deadlines;
  /** For calls under way and waiting, but for the connections. */
  room: Omit<RoomLimits, 'connections'>;
  /** For each group of routes. */
  breaker: BreakerLimits;
  /** Second tries per hundred reads. */
  retryBudget: number;
  metrics: Metrics;
  /** Largest body taken from the provider, in bytes. */
  responseLimit: number;
  /** Answers without an end: how many at a time, beside the other connections, and how long one may be silent. */
  streams: { connections: number; idle: number };
};

type EventsCall = {
  query: unknown;
  headers: IncomingHttpHeaders;
  caller: Caller;
};

type OpenedEvents =
  { pieces: AsyncIterable<Buffer> } | { refused: { status: number; body: unknown } };

/** ts-rest wants the answer's headers and drops them: what may pass on, the caller was given. */
const NO_HEADERS = new Headers();

/** Of a status that is no success. */
const isUndeclaredRefusal = (route: AppRoute, status: number): boolean =>
  status < 500 && !(status in route.responses);

/** Whether a call waits for its client, as for a picture that is slow to arrive, and not for the provider. */
const waitsForClient = (stream: StreamedBody | undefined): boolean =>
  stream !== undefined && !stream.content.readableEnded && stream.content.readableLength === 0;

/** Whose fault it is that a call takes too long. */
const lateness = (stream: StreamedBody | undefined): RefusalCode =>
  waitsForClient(stream) ? 'REQUEST_TIMEOUT' : 'PROVIDER_TIMEOUT';

/**
 * The provider's API as typed calls of the contract. Each ends within the deadline of its kind, which
 * begins when there is room for it, and as soon as its caller leaves. A status that the contract does not declare is a bad answer, except
 * for a refusal, which goes on.
 */
export const createProvider = (options: ProviderOptions) => {
  const pool = new Pool(options.origin, {
    connections: options.connections,
    connect: { timeout: options.connectDeadline, ...options.link },
    maxResponseSize: options.responseLimit,
  });

  const guards = createGuards({
    room: { ...options.room, connections: options.connections },
    breaker: options.breaker,
  });
  const budget = createRetryBudget(options.retryBudget);
  const readSuccess = createSuccessReader();

  const api = async ({ route, path, headers, body, rawQuery, caller, stream }: ProviderCall) => {
    if (caller === undefined) throw new TypeError(`${route.path} was called on nobody's behalf`);
    const span = caller.span?.child(`${route.method} ${route.path}`);
    const deadline = options.deadlines[callKindOf(route)];
    try {
      const request = {
        method: route.method,
        path: upstreamPath(route, path, rawQuery),
        headers: {
          accept: mediaTypeOf(route),
          ...headers,
          ...caller.headers,
          ...stream?.headers,
          ...(span && { traceparent: span.traceparent }),
        },
        body: stream?.content ?? (typeof body === 'string' ? body : null),
        signal: caller.signal,
      };
      const send = async () => {
        const late = setTimeout(() => caller.signal.abort(new Refusal(lateness(stream))), deadline);
        try {
          const timed: ProviderRequest = { ...request, endsAt: performance.now() + deadline };
          return await observedCall(
            { route: routeOf(route).name, metrics: options.metrics, span },
            () =>
              exchange(pool, timed, budget).catch((error: unknown) => {
                throw providerFailure(error);
              }),
          );
        } finally {
          clearTimeout(late);
        }
      };
      const answer = await guards.run(route, caller, send, () => waitsForClient(stream));
      caller.answered(answer.headers);
      const { status } = answer;
      if (status < 400) {
        return { status, body: readSuccess(route, answer), headers: NO_HEADERS };
      }
      const refusal = readRefusal(answer, caller.requestId);
      if (isUndeclaredRefusal(route, status)) throw new UndeclaredRefusal(status, refusal);
      return { status, body: checkedBody(route, status, refusal), headers: NO_HEADERS };
    } finally {
      // What was not sent must no longer hold the request back.
      stream?.content.destroy();
    }
  };

  const streamPool = new Pool(options.origin, {
    connections: options.streams.connections,
    connect: { timeout: options.connectDeadline, ...options.link },
  });
  const { stream: eventsRoute } = economyContract.events;

  /**
   * Opens the provider's events; what guards the other calls guards the opening.
   *
   * @returns them as they come, or the provider's refusal
   */
  const openEvents = async ({ query, headers, caller }: EventsCall): Promise<OpenedEvents> => {
    const span = caller.span?.child(`${eventsRoute.method} ${eventsRoute.path}`);
    const lastEventId = headers['last-event-id'];
    let opened: StreamedAnswer | undefined;
    const open = async (): Promise<StreamedAnswer> => {
      const deadline = options.deadlines.read;
      const late = setTimeout(() => caller.signal.abort(new Refusal('PROVIDER_TIMEOUT')), deadline);
      const request: ProviderRequest = {
        method: 'GET',
        path: upstreamPath(eventsRoute, eventsRoute.path, query),
        headers: {
          ...caller.headers,
          accept: EVENT_STREAM_TYPE,
          ...(typeof lastEventId === 'string' && { 'last-event-id': lastEventId }),
          ...(span && { traceparent: span.traceparent }),
        },
        body: null,
        signal: caller.signal,
        endsAt: performance.now() + deadline,
      };
      try {
        return await observedCall(
          { route: routeOf(eventsRoute).name, metrics: options.metrics, span },
          () =>
            openStream(streamPool, request, options.streams.idle).catch((error: unknown) => {
              throw providerFailure(error);
            }),
        );
      } finally {
        clearTimeout(late);
      }
    };
    const answer = await guards.run(eventsRoute, caller, async () => {
      opened = await open();
      return opened;
    });
    caller.answered(answer.headers);
    const { status } = answer;
    if (status >= 400) {
      const refusal = readRefusal(answer, caller.requestId);
      if (isUndeclaredRefusal(eventsRoute, status)) throw new UndeclaredRefusal(status, refusal);
      return { refused: { status, body: checkedBody(eventsRoute, status, refusal) } };
    }
    const type = String(answer.headers['content-type']);
    if (status !== 200 || opened === undefined || !/^text\/event-stream\s*(?:;|$)/i.test(type)) {
      throw new Refusal('PROVIDER_BAD_ANSWER');
    }
    return { pieces: opened.pieces };
  };

  const typed = { baseUrl: '', throwOnUnknownStatus: true, api } as const;
  return {
    v1: initClient(v1Contract, typed),
    economy: initClient(economyContract, typed),
    openEvents,
    /** For the metrics: what guards the provider, and what is under way. */
    breakers: guards.breakers,
    load: guards.load,
    /** Whether the route of that name has no room left. */
    isFull: guards.isFull,
    connections: () => pool.stats,
    retries: budget.spent,
    /** Lets open calls finish, then closes every connection. */
    close: async (): Promise<void> => {
      await Promise.all([pool.close(), streamPool.destroy()]);
    },
    /** Ends every call and connection now. */
    destroy: async (): Promise<void> => {
      await Promise.all([pool.destroy(), streamPool.destroy()]);
    },
  };
};

export type Provider = ReturnType<typeof createProvider>;
