import {
  MarketEventSchema,
  type EventsQuery,
  type MarketEvent,
} from '@trait-market/contract/economy/events';
import { EVENT_STREAM_TYPE } from '@trait-market/contract/shared';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { Context } from '../../check';
import { call } from '../../contract/call';
import { fits, objectionTo } from '../../contract/schema';
import { expectStatus, expectThat } from '../../expectations';
import type { EventStream } from '../../probe/event-stream';

export const ROUTE = 'economy.events.stream';

// The maximum time in ms until an event arrives. It is generous, because concurrent checks keep the
// target busy.
const EVENT_TIMEOUT_MS = 10_000;

type StreamRequest = { query?: EventsQuery; lastEventId?: string };

export const requestEvents = (
  { probe }: Pick<Context, 'probe'>,
  { query = {}, lastEventId }: StreamRequest = {},
): Promise<EventStream> => {
  const resumed = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  return probe.open(call(ROUTE, { query, headers: { accept: EVENT_STREAM_TYPE, ...resumed } }));
};

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @throws Breach when an event violates the contract */
export const receivedFrom = (stream: EventStream): MarketEvent[] => {
  expectThat(
    stream.problem() === undefined,
    'events of at most 128 kB',
    stream.problem() ?? '',
    stream.exchange(),
  );
  return stream.events.map((raw) => {
    const event = { ...raw, data: dataOf(raw.data) };
    if (fits(MarketEventSchema, event)) return MarketEventSchema.parse(event);
    const objection = objectionTo(MarketEventSchema, event) ?? 'a different one';
    const got = `${raw.event}: ${objection}`;
    expectThat(false, 'an event as the contract has it', got, stream.exchange());
    throw new Error('unreachable');
  });
};

export const expectEvent = async (
  stream: EventStream,
  what: string,
  isExpected: (events: readonly MarketEvent[]) => boolean,
): Promise<void> => {
  // A read error ends the waiting; it is reported below with more detail.
  const isDone = (): boolean => stream.problem() !== undefined || isExpected(receivedFrom(stream));
  const isReceived = await stream.until(isDone, EVENT_TIMEOUT_MS);
  const received = receivedFrom(stream).map(({ event }) => event);
  const end = stream.hasEnded() ? ', and the end of the stream' : '';
  expectThat(isReceived, what, `${received.join(', ') || 'nothing'}${end}`, stream.exchange());
};

export const openStream = async (
  context: Pick<Context, 'probe'>,
  request: StreamRequest = {},
  begin: 'ready' | 'reset' = 'ready',
): Promise<EventStream> => {
  const stream = await requestEvents(context, request);
  expectStatus(stream.exchange(), 200);
  await expectEvent(stream, `the event ${begin} first`, ({ length }) => length > 0);
  const [first] = receivedFrom(stream);
  expectThat(
    first?.event === begin,
    `the event ${begin} first`,
    `${first?.event}`,
    stream.exchange(),
  );
  return stream;
};

export const news = (stream: EventStream): MarketEvent[] => receivedFrom(stream).slice(1);

export const orderOf = (event: MarketEvent): Bytes32 | null | undefined => {
  if (event.event === 'order') return event.data.hash;
  return event.event === 'activity' ? event.data.orderHash : undefined;
};

/** Returns an order's events, each by its type or state: `listing`, `open`, `sale`, `filled`. */
export const eventsAbout = (events: readonly MarketEvent[], hash: Bytes32): string[] =>
  events.flatMap((event) => {
    if (orderOf(event) !== hash) return [];
    if (event.event === 'order') return [event.data.state];
    return event.event === 'activity' ? [event.data.type] : [];
  });

export const saysState =
  (hash: Bytes32, state: string) =>
  (events: readonly MarketEvent[]): boolean =>
    events.some(
      ({ event, data }) => event === 'order' && data.hash === hash && data.state === state,
    );

/** Expects every event to have a unique id, because clients resume a stream by id. */
export const expectOwnIds = (stream: EventStream): void => {
  const ids = news(stream).map(({ id }) => id);
  expectThat(
    new Set(ids).size === ids.length,
    'a unique id for each event',
    'one id for several events',
    stream.exchange(),
  );
};
