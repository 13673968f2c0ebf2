import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';

/** A provider is never silent for longer than this: it sends a comment when it has nothing to tell. */
export const EVENTS_HEARTBEAT_MS = 15_000;

/** No event is larger than this, in bytes of its lines. */
export const EVENT_MAX_BYTES = 131_072;

/** What a reader hands back as `Last-Event-ID`. Nobody but the provider reads anything out of it. */
export const EventIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/, 'an id of an event'));

/** What can be asked for. `ready` and `reset` come in any case. */
export const EventTopicSchema = z.enum(['activity', 'order']);
export type EventTopic = z.infer<typeof EventTopicSchema>;

export const EventsQuerySchema = z.strictObject({
  /** Only these; all unless told. */
  event: z.optional(oneOrMany(EventTopicSchema)),
  /** Only what is about one of these. */
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** Only what is about this trait. */
  trait: z.optional(SegmentSchema),
});
export type EventsQuery = z.input<typeof EventsQuerySchema>;

/** From which event on a reader has missed what came. Without it, a stream begins with what happens next. */
export const eventsHeaders = { 'last-event-id': z.optional(EventIdSchema) };

/** How an order stands after what happened to it. That its time is over is not told: whoever has the order knows. */
export const OrderChangeSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: z.enum(['listing', 'offer', 'trade']),
    /** `dormant`: it can't be filled now, and can be again. */
    state: z.enum(['open', 'dormant', 'filled', 'cancelled']),
    chainId: ChainIdSchema,
    maker: WalletAddressSchema,
    /** The ids of the traits that it names. One that asks for any trait of a kind names none. */
    traits: z.array(z.string()),
    /** The slugs of the collections of all that it is about. */
    collections: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .check(z.meta({ title: 'OrderChange' }));
export type OrderChange = z.infer<typeof OrderChangeSchema>;

/** The provider's time. */
const MomentSchema = z.looseObject({ at: z.iso.datetime() });

/**
 * An event of the market, with its data parsed. The first of each stream is `ready`, or `reset` where the
 * provider can no longer tell what came after `Last-Event-ID`: then whatever is shown has to be read anew.
 * `reset` comes later, too, when the market became another one.
 */
export const MarketEventSchema = z
  .discriminatedUnion('event', [
    z.object({ id: EventIdSchema, event: z.literal('ready'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('reset'), data: MomentSchema }),
    z.object({ id: EventIdSchema, event: z.literal('activity'), data: ActivitySchema }),
    z.object({ id: EventIdSchema, event: z.literal('order'), data: OrderChangeSchema }),
  ])
  .check(z.meta({ title: 'MarketEvent' }));
export type MarketEvent = z.infer<typeof MarketEventSchema>;
