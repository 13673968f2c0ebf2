import { initClient, type ApiFetcherArgs } from '@ts-rest/core';
import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';

import type { Metrics } from '../operations/metrics';
import { successTypeOf } from './answer';
import type { BreakerLimits } from './breaker';
import type { Caller } from './caller';
import { ACCEPTED_ENCODINGS, decodeBody } from './content-encoding';
import { checkedAnswer } from './checked-answer';
import { callKindOf, type Deadlines } from '../api/call-kind';
import { createConnector } from './connector';
import { createEventCalls } from './event-calls';
import { exchange } from './exchange';
import { createGuards } from './guards';
import type { StreamedBody } from './image-form';
import type { Link } from './link';
import { upstreamPath } from './path';
import { createRetryBudget } from './retry-budget';
import type { RoomLimits } from './room';
import { timedCall } from './timed-call';

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

/** Returns whether the provider has taken all that has arrived of a body, so that the client keeps it waiting. */
const isStarved = (content: Readable): boolean =>
  !content.readableEnded && content.readableLength === 0;

/**
 * The provider's API as typed calls of the contract. Each ends within the deadline of its kind, which
 * begins when there is room for it, and as soon as its caller leaves. A success that the contract does not declare is a bad answer
 * (`checked-answer.ts`); an error is forwarded.
 */
export const createProvider = (options: ProviderOptions) => {
  const pool = new Pool(options.origin, {
    connections: options.connections,
    connect: createConnector({ timeout: options.connectDeadline, ...options.link }),
    maxResponseSize: options.responseLimit,
  });

  const guards = createGuards({
    room: { ...options.room, connections: options.connections },
    breaker: options.breaker,
  });
  const budget = createRetryBudget(options.retryBudget);

  const api = async ({
    route,
    path,
    headers,
    body: sent,
    rawQuery,
    caller,
    stream,
  }: ProviderCall) => {
    if (caller === undefined) throw new TypeError(`${route.path} was called on nobody's behalf`);
    const span = caller.span?.child(`${route.method} ${route.path}`);
    const deadline = options.deadlines[callKindOf(route)];
    try {
      const request = {
        method: route.method,
        path: upstreamPath(route, path, rawQuery),
        headers: {
          accept: successTypeOf(route),
          'accept-encoding': ACCEPTED_ENCODINGS,
          ...headers,
          ...caller.headers,
          ...stream?.headers,
          ...(span && { traceparent: span.traceparent }),
        },
        body: stream?.content ?? (typeof sent === 'string' ? sent : null),
        signal: caller.signal,
      };
      const waitsForClient = () => stream !== undefined && isStarved(stream.content);
      const lateness = () => (waitsForClient() ? 'REQUEST_TIMEOUT' : 'PROVIDER_TIMEOUT');
      const timed = { route, caller, span, metrics: options.metrics, deadline, lateness };
      const response = await guards.run(route, { ...caller, waitsForClient }, () =>
        timedCall(timed, (endsAt) => exchange(pool, { ...request, endsAt }, budget)),
      );
      const decoded = await decodeBody(response, options.responseLimit);
      return checkedAnswer(route, decoded, caller.requestId);
    } finally {
      // What was not sent must no longer hold the request back.
      stream?.content.destroy();
    }
  };

  const events = createEventCalls({ ...options, deadline: options.deadlines.read, guards });

  const typed = { baseUrl: '', api } as const;
  return {
    v1: initClient(v1Contract, typed),
    economy: initClient(economyContract, typed),
    openEvents: events.open,
    /** For the metrics: what guards the provider, and what is under way. */
    breakers: guards.breakers,
    load: guards.load,
    /** Whether the route of that name has no room left. */
    isFull: guards.isFull,
    connections: () => pool.stats,
    retries: budget.spent,
    /** Lets open calls finish, then closes every connection. */
    close: async (): Promise<void> => {
      await Promise.all([pool.close(), events.destroy()]);
    },
    /** Ends every call and connection now. */
    destroy: async (): Promise<void> => {
      await Promise.all([pool.destroy(), events.destroy()]);
    },
  };
};

export type Provider = ReturnType<typeof createProvider>;
