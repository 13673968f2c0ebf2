import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';

/** The maximum silence on a stream. If there are no events, the provider sends a comment. */
export const EVENTS_HEARTBEAT_MS = 15_000;

/** The maximum size of an event in bytes, including all of its lines. */
export const EVENT_MAX_BYTES = 131_072;

/** An event's id. Clients send it back as `Last-Event-ID`; only the provider interprets it. */
export const EventIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/, 'an id of an event'));

/** Topics that clients can subscribe to. `ready` and `reset` are sent to all subscribers. */
export const EventTopicSchema = z.enum(['activity', 'order']);
export type EventTopic = z.infer<typeof EventTopicSchema>;

export const EventsQuerySchema = z.strictObject({
  event: z.optional(oneOrMany(EventTopicSchema)),
  collection: z.optional(oneOrMany(SegmentSchema)),
  trait: z.optional(SegmentSchema),
});
export type EventsQuery = z.input<typeof EventsQuerySchema>;

/** The id of the last received event. Without this header, a stream starts with the next event. */
export const eventsHeaders = { 'last-event-id': z.optional(EventIdSchema) };

/**
 * An order's state after an event. Expiry has no event, because every order states its end time.
 */
export const OrderChangeSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: z.enum(['listing', 'offer', 'trade']),
    /** A `dormant` order can't be filled now, but may become fillable again. */
    state: z.enum(['open', 'dormant', 'filled', 'cancelled']),
    chainId: ChainIdSchema,
    maker: WalletAddressSchema,
    /** The ids of the traits in the order; empty for a criteria offer. */
    traits: z.array(z.string()),
    collections: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'OrderChange' });
export type OrderChange = z.infer<typeof OrderChangeSchema>;

const MomentSchema = z.looseObject({ at: z.iso.datetime() });

/** A market event. `reset` means that events were lost, so the client must reload its data. */
export const MarketEventSchema = z
  .discriminatedUnion('event', [
    z.object({ id: EventIdSchema, event: z.literal('ready'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('reset'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('activity'), data: ActivitySchema }),
    z.object({ id: EventIdSchema, event: z.literal('order'), data: OrderChangeSchema }),
  ])
  .register(z.globalRegistry, { title: 'MarketEvent' });
export type MarketEvent = z.infer<typeof MarketEventSchema>;
