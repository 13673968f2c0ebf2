import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { eventsHeaders, EventsQuerySchema } from './events.schema';

const c = initContract();

export const eventsContract = c.router(
  {
    stream: {
      method: 'GET',
      path: '/events',
      summary: 'Stream market events as server-sent events',
      description:
        'The answer has no end. Its events are `ready`, `reset`, `activity` and `order`, each with an id and with JSON as data (MarketEvent). A stream that is opened with `Last-Event-ID` goes on after that event; where the provider no longer knows what came after it, the first event is `reset`, and the client must reload what it shows. A comment comes at least every 15 seconds, and `retry` says how long to wait before the next stream.',
      query: EventsQuerySchema,
      headers: eventsHeaders,
      responses: {
        200: c.otherResponse({ contentType: 'text/event-stream', body: c.type<string>() }),
      },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
