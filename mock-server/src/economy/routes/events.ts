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

/** Sends `ready`, `reset` and events by hand without a subject to every stream. */
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

    // Node joins repeated headers, which makes an invalid id.
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
      // Sends changes that are due by time, too.
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
    // ts-rest pipes a stream, but the contract can only declare text.
    return { status: 200, body: stream as unknown as string };
  },
};
