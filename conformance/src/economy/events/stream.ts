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

/** How long a target may take to tell what it has done: long, since it may be busy with other checks. */
const TOLD_WITHIN_MS = 10_000;

type Asked = { query?: EventsQuery; lastEventId?: string };

/** Asks for a stream; it may be refused. */
export const askForEvents = (
  { probe }: Pick<Context, 'probe'>,
  { query = {}, lastEventId }: Asked = {},
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

/**
 * What a stream has told until now.
 *
 * @throws Breach when one of its events is none of the contract's
 */
export const toldBy = (stream: EventStream): MarketEvent[] => {
  expectThat(
    stream.problem() === undefined,
    'events of at most 128 kB',
    stream.problem() ?? '',
    stream.exchange(),
  );
  return stream.events.map((raw) => {
    const event = { ...raw, data: dataOf(raw.data) };
    if (fits(MarketEventSchema, event)) return MarketEventSchema.parse(event);
    const objection = objectionTo(MarketEventSchema, event) ?? 'another one';
    const got = `${raw.event}: ${objection}`;
    expectThat(false, 'an event as the contract has it', got, stream.exchange());
    throw new Error('unreachable');
  });
};

/** Waits until a stream has told what is meant. */
export const expectTold = async (
  stream: EventStream,
  what: string,
  isMeant: (events: readonly MarketEvent[]) => boolean,
): Promise<void> => {
  // What can't be read is said below, better than here.
  const isSo = (): boolean => stream.problem() !== undefined || isMeant(toldBy(stream));
  const isTold = await stream.until(isSo, TOLD_WITHIN_MS);
  const told = toldBy(stream).map(({ event }) => event);
  const end = stream.hasEnded() ? ', and the end of the stream' : '';
  expectThat(isTold, what, `${told.join(', ') || 'nothing'}${end}`, stream.exchange());
};

/** Opens a stream, of which the first event has come. */
export const openStream = async (
  context: Pick<Context, 'probe'>,
  asked: Asked = {},
  begin: 'ready' | 'reset' = 'ready',
): Promise<EventStream> => {
  const stream = await askForEvents(context, asked);
  expectStatus(stream.exchange(), 200);
  await expectTold(stream, `the event ${begin} first`, ({ length }) => length > 0);
  const [first] = toldBy(stream);
  expectThat(
    first?.event === begin,
    `the event ${begin} first`,
    `${first?.event}`,
    stream.exchange(),
  );
  return stream;
};

/** What has come after the first event. */
export const news = (stream: EventStream): MarketEvent[] => toldBy(stream).slice(1);

/** Of which order an event tells. */
export const orderOf = (event: MarketEvent): Bytes32 | null | undefined => {
  if (event.event === 'order') return event.data.hash;
  return event.event === 'activity' ? event.data.orderHash : undefined;
};

/** What a stream says of an order: `listing`, `open`, `sale`, `filled`. */
export const saidOf = (events: readonly MarketEvent[], hash: Bytes32): string[] =>
  events.flatMap((event) => {
    if (orderOf(event) !== hash) return [];
    if (event.event === 'order') return [event.data.state];
    return event.event === 'activity' ? [event.data.type] : [];
  });

/** Whether these events say that an order stands so. */
export const saysState =
  (hash: Bytes32, state: string) =>
  (events: readonly MarketEvent[]): boolean =>
    events.some(
      ({ event, data }) => event === 'order' && data.hash === hash && data.state === state,
    );

/** Each event has an id of its own, so that whoever comes back is understood. */
export const expectOwnIds = (stream: EventStream): void => {
  const ids = news(stream).map(({ id }) => id);
  expectThat(
    new Set(ids).size === ids.length,
    'an id of its own for each event',
    'one id for several events',
    stream.exchange(),
  );
};
