import { Readable } from 'node:stream';

import type { economyContract } from '@trait-market/contract/economy';
import {
  EventIdSchema,
  EVENTS_HEARTBEAT_MS,
  type EventsQuerySchema,
} from '@trait-market/contract/economy/events';
import {
  EVENT_STREAM_TYPE,
  HEARTBEAT,
  writeEvent,
  writeRetry,
} from '@trait-market/contract/shared';
import type * as z from 'zod/mini';

import { originOf } from '../../kernel/http/origin';
import type { Routes } from '../../kernel/http/routes';
import type { NumberedEvent, WorldEvent } from '../../world/events/world-events';
import { worldOf } from '../../world/http/world-of-request';
import { marketOf } from './market-of-request';

const RETRY_MS = 2000;

type Query = z.output<typeof EventsQuerySchema>;

/** Events without a subject match every stream: `ready`, `reset` and events written by hand. */
const matchesQuery = ({ event, collection, trait }: Query, published: WorldEvent): boolean => {
  const { traits, collections } = published;
  return (
    (event === undefined || event.some((one) => one === published.event)) &&
    (collection === undefined || collection.some((slug) => collections.includes(slug))) &&
    (trait === undefined || traits.includes(trait))
  );
};

export const eventsRoutes: Routes<typeof economyContract.events> = {
  stream: async ({ req, res, query, headers }) => {
    const world = worldOf(req);
    const origin = originOf(req);
    const { events, clock } = world;
    const stream = new Readable({ read: () => undefined });

    const send = (event: string, id: string, data: unknown): void =>
      void stream.push(writeEvent({ id, event, data: JSON.stringify(data) }));
    const begin = (event: 'ready' | 'reset', id: string): void =>
      send(event, id, { at: new Date(clock.now()).toISOString() });
    const forward = (published: NumberedEvent): void => {
      if (matchesQuery(query, published))
        send(published.event, published.id, published.dataAt(origin));
    };

    // Node joins repeated headers into one string, which isn't a valid id.
    const lastEventId = EventIdSchema.safeParse(headers['last-event-id']).data;
    const missed = lastEventId === undefined ? [] : events.after(lastEventId);
    stream.push(writeRetry(RETRY_MS));
    if (missed === undefined) begin('reset', events.last());
    else begin('ready', lastEventId ?? events.last());
    for (const event of missed ?? []) forward(event);

    const stopListening = events.listen({
      tell: forward,
      restarted: (id) => begin('reset', id),
      cut: () => void res.destroy(),
    });
    const heartbeat = setInterval(() => {
      if (events.isPaused()) return;
      stream.push(HEARTBEAT);
      // Applies changes that are due by now, so that the stream also receives their events.
      void marketOf(req)
        .then((market) => market.settle())
        .catch(() => undefined);
    }, EVENTS_HEARTBEAT_MS);
    res.once('close', () => {
      stopListening();
      clearInterval(heartbeat);
      stream.destroy();
    });
    res.set({ 'content-type': EVENT_STREAM_TYPE, 'x-accel-buffering': 'no' });
    // ts-rest sends a stream correctly, but the contract can declare the body only as a string.
    return { status: 200, body: stream as unknown as string };
  },
};
