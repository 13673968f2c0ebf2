import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';

/** The maximum silence on a stream: without events, the provider sends a comment. */
export const EVENTS_HEARTBEAT_MS = 15_000;

/** The maximum size of an event, in bytes of its lines. */
export const EVENT_MAX_BYTES = 131_072;

/** Sent back as `Last-Event-ID`; opaque to everyone except the provider. */
export const EventIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/, 'an id of an event'));

/** Topics that can be subscribed to. `ready` and `reset` are always sent. */
export const EventTopicSchema = z.enum(['activity', 'order']);
export type EventTopic = z.infer<typeof EventTopicSchema>;

export const EventsQuerySchema = z.strictObject({
  event: z.optional(oneOrMany(EventTopicSchema)),
  collection: z.optional(oneOrMany(SegmentSchema)),
  trait: z.optional(SegmentSchema),
});
export type EventsQuery = z.input<typeof EventsQuerySchema>;

/** The last received event; without it, a stream starts with the next event. */
export const eventsHeaders = { 'last-event-id': z.optional(EventIdSchema) };

/** An order's state after an event; expiry isn't reported, because an order contains its end. */
export const OrderChangeSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: z.enum(['listing', 'offer', 'trade']),
    /** A `dormant` order can't be filled now, but may become fillable again. */
    state: z.enum(['open', 'dormant', 'filled', 'cancelled']),
    chainId: ChainIdSchema,
    maker: WalletAddressSchema,
    /** Ids of the traits that it names; empty for criteria. */
    traits: z.array(z.string()),
    collections: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'OrderChange' });
export type OrderChange = z.infer<typeof OrderChangeSchema>;

const MomentSchema = z.looseObject({ at: z.iso.datetime() });

/** A market event; after `reset` the reader must reload its data, because events were lost. */
export const MarketEventSchema = z
  .discriminatedUnion('event', [
    z.object({ id: EventIdSchema, event: z.literal('ready'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('reset'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('activity'), data: ActivitySchema }),
    z.object({ id: EventIdSchema, event: z.literal('order'), data: OrderChangeSchema }),
  ])
  .register(z.globalRegistry, { title: 'MarketEvent' });
export type MarketEvent = z.infer<typeof MarketEventSchema>;
