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
        'The response is endless. Its events are `ready`, `reset`, `activity` and `order`, each with an id and JSON data (MarketEvent). A stream that is opened with `Last-Event-ID` continues after that event. If the provider no longer has the events after it, the first event is `reset`, and the client must reload what it shows. The provider sends a comment at least every 15 seconds, and `retry` sets the delay before the next stream.',
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
