import type { AppRoute } from '@ts-rest/core';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';

import type { Metrics } from '../operations/metrics';
import { successTypeOf } from './response-body';
import type { BreakerLimits } from './breaker';
import type { Caller } from './caller';
import { withChainFailure } from './chain-failure';
import { ACCEPTED_ENCODINGS, decodeBody } from './content-encoding';
import { checkedResponse } from './checked-response';
import { callKindOf, type Deadlines } from '../api/call-kind';
import { createConnector } from './connector';
import { createEventCalls } from './event-calls';
import { exchange } from './exchange';
import type { ForwardedResponse } from './forwarded-response';
import { createGuards } from './guards';
import type { StreamedBody } from './image-form';
import type { Link } from './link';
import { upstreamPath, type PathParams } from './path';
import { createRetryBudget } from './retry-budget';
import type { BulkheadLimits } from './bulkhead';
import { timedCall } from './timed-call';

type ProviderCall = {
  route: AppRoute;
  params?: PathParams;
  query?: unknown;
  /** The value to send as JSON. */
  body?: unknown;
  /** The form to send instead of JSON. */
  stream?: StreamedBody;
  caller: Caller;
};

export type ProviderOptions = {
  origin: URL;
  connections: number;
  link: Link;
  connectDeadline: number;
  deadlines: Deadlines;
  bulkhead: Omit<BulkheadLimits, 'connections'>;
  breaker: BreakerLimits;
  /** The number of retries per hundred reads. */
  retryBudget: number;
  metrics: Metrics;
  /** The maximum size of a response body, in bytes. */
  responseLimit: number;
  // The maximum number of event streams, which have separate connections, and the maximum silence
  // of a stream in ms.
  streams: { connections: number; idle: number };
};

/** Returns whether the provider has read all data so far, so that the call waits for its client. */
const isStarved = (content: Readable): boolean =>
  !content.readableEnded && content.readableLength === 0;

/**
 * Creates the client for calling the provider. Each call is aborted at its deadline, which starts
 * after the queue, or when its caller disconnects.
 */
export const createProvider = (options: ProviderOptions) => {
  const pool = new Pool(options.origin, {
    connections: options.connections,
    connect: createConnector({ timeout: options.connectDeadline, ...options.link }),
    maxResponseSize: options.responseLimit,
  });

  const guards = createGuards({
    bulkhead: { ...options.bulkhead, connections: options.connections },
    breaker: options.breaker,
  });
  const budget = createRetryBudget(options.retryBudget);

  const forward = async ({
    route,
    params = {},
    query,
    body,
    stream,
    caller,
  }: ProviderCall): Promise<ForwardedResponse> => {
    const span = caller.span?.child(`${route.method} ${route.path}`);
    const deadline = options.deadlines[callKindOf(route)];
    try {
      const request = {
        method: route.method,
        path: upstreamPath(route, params, query),
        headers: {
          accept: successTypeOf(route),
          'accept-encoding': ACCEPTED_ENCODINGS,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...caller.headers,
          ...stream?.headers,
          ...(span && { traceparent: span.traceparent }),
        },
        body: stream?.content ?? (body === undefined ? null : JSON.stringify(body)),
        signal: caller.signal,
      };
      const waitsForClient = () => stream !== undefined && isStarved(stream.content);
      const lateness = () => (waitsForClient() ? 'REQUEST_TIMEOUT' : 'PROVIDER_TIMEOUT');
      const timed = { route, caller, span, metrics: options.metrics, deadline, lateness };
      const response = await guards.run(route, { ...caller, waitsForClient }, () =>
        timedCall(timed, (endsAt) => exchange(pool, { ...request, endsAt }, budget)).then(
          (received) => withChainFailure(received, options.responseLimit),
        ),
      );
      const decoded = await decodeBody(response, options.responseLimit);
      return checkedResponse(route, decoded, caller.requestId);
    } finally {
      // Releases the client's request, because no more of its body will be sent.
      stream?.content.destroy();
    }
  };

  const events = createEventCalls({ ...options, deadline: options.deadlines.read, guards });

  return {
    forward,
    openEvents: events.open,
    breakers: guards.breakers,
    load: guards.load,
    isFull: guards.isFull,
    connections: () => pool.stats,
    retries: budget.spent,
    close: async (): Promise<void> => {
      await Promise.all([pool.close(), events.destroy()]);
    },
    destroy: async (): Promise<void> => {
      await Promise.all([pool.destroy(), events.destroy()]);
    },
  };
};

export type Provider = ReturnType<typeof createProvider>;
