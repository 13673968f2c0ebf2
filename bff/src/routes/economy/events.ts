import type { AppRouteImplementation } from '@ts-rest/express';
import type { eventsContract } from '@trait-market/contract/economy/events';
import { EVENT_STREAM_TYPE } from '@trait-market/contract/shared';

import { createByteBudget } from '../../limits/byte-budget';
import { createEventCheck } from '../../events/check-event';
import { relayEvents, UNREAD_TOTAL, type Relay } from '../../events/relay';
import type { StreamEnd, Streams } from '../../events/streams';
import { requestIdOf } from '../../middleware/request-id';
import { sendResponse } from '../../middleware/send-response';
import { noteStreamStart } from '../../middleware/stream-start';
import type { Logger } from '../../log/logger';
import type { Metrics } from '../../operations/metrics';
import { Refusal } from '../../refusal';
import type { Forwarding } from '../forwarding';

// The idle time in ms after which TCP keep-alive probes a connection, because its client may have
// disappeared.
const KEEP_ALIVE_PROBE_MS = 30_000;

type EventsHandler = AppRouteImplementation<typeof eventsContract.stream>;
type EventsRequest = Parameters<EventsHandler>[0];
type EventsResponse = { status: number; body: unknown };

type Options = Forwarding & { streams: Streams; metrics: Metrics; logger: Logger };

export const eventsHandler = ({
  openEvents,
  callerOf,
  streams,
  metrics,
  logger,
}: Options): EventsHandler => {
  const check = createEventCheck();
  const budget = createByteBudget(UNREAD_TOTAL);

  const handle = async ({ req, res, query, headers }: EventsRequest): Promise<EventsResponse> => {
    let relay: Relay | undefined;
    const caller = callerOf({ req, res });
    const place = streams.enter(caller.client, () => {
      if (relay === undefined) caller.signal.abort(new Refusal('BUSY'));
      else relay.end('drain');
    });
    const leave = (why: StreamEnd): void => {
      place.leave(why);
      caller.signal.abort(new Refusal('CLIENT_LEFT'));
    };
    res.once('close', () => leave('client'));
    try {
      const opened = await openEvents({ query, headers, caller });
      if ('refused' in opened) {
        leave('provider');
        return sendResponse(res, opened.refused);
      }
      let isLogged = false;
      const started = relayEvents({
        chunks: opened.chunks,
        check,
        budget,
        unsent: () => res.writableLength,
        onForwarded: metrics.eventForwarded,
        onDropped: () => {
          metrics.eventDropped();
          if (isLogged) return;
          isLogged = true;
          logger.warn(
            { requestId: requestIdOf(res), code: 'PROVIDER_BAD_ANSWER' },
            'Dropped an event that violates the contract.',
          );
        },
        onEnd: leave,
      });
      relay = started;
      req.socket.setKeepAlive(true, KEEP_ALIVE_PROBE_MS);
      res.once('close', () => started.stream.destroy());
      // If the provider's stream was aborted, the connection is destroyed, so that the response
      // doesn't look complete.
      started.stream.once('close', () => {
        if (!started.stream.readableEnded) res.destroy();
      });
      res.setHeader('content-type', EVENT_STREAM_TYPE);
      // This header disables buffering in proxies.
      res.setHeader('x-accel-buffering', 'no');
      noteStreamStart(res);
      return { status: 200, body: started.stream };
    } catch (error) {
      leave('provider');
      throw error;
    }
  };
  // ts-rest pipes a stream, but its contract can only declare a string as the body.
  return handle as unknown as EventsHandler;
};
