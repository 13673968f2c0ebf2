import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

const c = initContract();

/** How the streams of a world are. */
export const EventsStatusSchema = z.looseObject({
  /** How many are open. */
  open: z.int(),
  /** Nothing is told while it is so. */
  paused: z.boolean(),
  /** The id of what was told last. */
  last: z.string(),
});
export type EventsStatus = z.infer<typeof EventsStatusSchema>;

/** An event by hand, as right or as wrong as you like. */
export const PushedEventSchema = z.strictObject({
  /** One word. */
  event: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  data: z.unknown(),
  /** What it is about, for those who asked for a part of what happens. */
  traits: z._default(z.array(z.string()), []),
  collections: z._default(z.array(z.string()), []),
});
export type PushedEvent = z.input<typeof PushedEventSchema>;

/** The control of what a world tells as it happens. */
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
    summary: 'Tell nothing from now on, or go on: then whatever came meanwhile is told',
    body: z.strictObject({ paused: z.boolean() }),
    responses: { 200: EventsStatusSchema },
  },
  cutEvents: {
    method: 'DELETE',
    path: '/events',
    summary: 'Drop every connection on which events are told',
    body: c.noBody(),
    responses: { 200: EventsStatusSchema },
  },
});
