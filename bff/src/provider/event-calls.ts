import { economyContract } from '@trait-market/contract/economy';
import { EVENT_STREAM_TYPE } from '@trait-market/contract/shared';
import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';

import type { Metrics } from '../operations/metrics';
import { Refusal } from '../refusal';
import { isEvents } from './response-body';
import type { ProviderRequest } from './send-request';
import type { Caller } from './caller';
import { checkedRefusal } from './checked-response';
import { decodeBody, isEncoded } from './content-encoding';
import type { Guards } from './guards';
import type { Link } from './link';
import { openStream, REFUSAL_LIMIT } from './open-stream';
import { upstreamPath } from './path';
import type { ForwardedResponse } from './forwarded-response';
import { timedCall } from './timed-call';

type EventCallOptions = {
  origin: URL;
  link: Link;
  connectDeadline: number;
  /** The deadline for opening a stream, in ms. */
  deadline: number;
  /** The maximum number of streams, and the maximum silence of a stream in ms. */
  streams: { connections: number; idle: number };
  guards: Guards;
  metrics: Metrics;
};

type EventsCall = {
  query: unknown;
  headers: IncomingHttpHeaders;
  caller: Caller;
};

type OpenedEvents = { chunks: AsyncIterable<Buffer> } | { refused: ForwardedResponse };

const { stream: route } = economyContract.events;

/** Opens event streams on a separate pool, because each stream occupies a connection. */
export const createEventCalls = (options: EventCallOptions) => {
  const { origin, link, connectDeadline, deadline, streams, guards, metrics } = options;
  const pool = new Pool(origin, {
    connections: streams.connections,
    connect: { timeout: connectDeadline, ...link },
  });

  return {
    open: async ({ query, headers, caller }: EventsCall): Promise<OpenedEvents> => {
      const span = caller.span?.child(`${route.method} ${route.path}`);
      const lastEventId = headers['last-event-id'];
      const request: Omit<ProviderRequest, 'endsAt'> = {
        method: 'GET',
        path: upstreamPath(route, {}, query),
        headers: {
          ...caller.headers,
          accept: EVENT_STREAM_TYPE,
          // Compression is disabled, because compressed events would be buffered until a block is
          // full.
          'accept-encoding': 'identity',
          ...(typeof lastEventId === 'string' && { 'last-event-id': lastEventId }),
          ...(span && { traceparent: span.traceparent }),
        },
        body: null,
        signal: caller.signal,
      };
      const timed = { route, caller, span, metrics, deadline };
      const open = () =>
        timedCall({ ...timed, lateness: () => 'PROVIDER_TIMEOUT' }, () =>
          openStream(pool, request, streams.idle),
        );
      const response = await guards.run(route, caller, open);
      const { status } = response;
      if (status >= 400) {
        const decoded = await decodeBody(response, REFUSAL_LIMIT);
        return { refused: checkedRefusal(route, decoded, caller.requestId) };
      }
      if (status !== 200 || !isEvents(response) || isEncoded(response))
        throw new Refusal('PROVIDER_BAD_ANSWER');
      return { chunks: response.chunks };
    },
    destroy: (): Promise<void> => pool.destroy(),
  };
};
