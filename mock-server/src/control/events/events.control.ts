import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/** The state of a world's event streams. */
export const EventsStatusSchema = z.looseObject({
  open: z.int(),
  paused: z.boolean(),
  /** The id of the latest event. */
  last: z.string(),
});
export type EventsStatus = z.infer<typeof EventsStatusSchema>;

/** An event written by hand, which need not be valid. */
export const PushedEventSchema = z.strictObject({
  event: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  data: z.unknown(),
  /** The traits and collections that the event concerns, for event streams with a filter. */
  traits: z._default(z.array(z.string()), []),
  collections: z._default(z.array(z.string()), []),
});
export type PushedEvent = z.input<typeof PushedEventSchema>;

export const eventsControl = c.router({
  events: {
    method: 'GET',
    path: '/events',
    summary: 'How many listen to the events of the world, and whether they are paused',
    responses: { 200: EventsStatusSchema },
  },
  pushEvent: {
    method: 'POST',
    path: '/events',
    summary: 'Tell everybody who listens an event of your own',
    body: PushedEventSchema,
    responses: { 200: EventsStatusSchema },
  },
  pauseEvents: {
    method: 'PUT',
    path: '/events',
    summary: 'Pause the event streams, or resume them and send the events of the meantime',
    body: z.strictObject({ paused: z.boolean() }),
    responses: { 200: EventsStatusSchema },
  },
  cutEvents: {
    method: 'DELETE',
    path: '/events',
    summary: 'Drop every connection of an event stream',
    body: c.noBody(),
    responses: { 200: EventsStatusSchema },
  },
});
