import { type RawEvent, writeEvent } from '@trait-market/contract/shared';

import { EVENTS, telling, writing } from '../mutants/events';
import { queryOf, refuse, withQuery, type Asked } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { answering, asking, on, without } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';

const TOLD = `${EVENTS}/flow/what is done is told`;
const FILTERED = `${EVENTS}/flow/only what was asked for is told`;
const RESUMED = `${EVENTS}/flow/who comes back is told what was missed`;
const UNKNOWN = `${EVENTS}/flow/an id that nobody gave`;

const E206 =
  'E206 The events are ready or reset, then activity and order, each with an id and JSON';
const E208 =
  'E208 An action tells its activity and the orders that became something else by it, once';
const E209 =
  'E209 Who comes back with Last-Event-ID is told what it missed, or that it has to read anew';

type Fields = Record<string, unknown>;

const dataOf = ({ data }: RawEvent): Fields => {
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
};

/** Changes the data of events of one kind. */
const saying = (kind: string, change: (data: Fields) => Fields): Patch =>
  telling(
    () => (event) =>
      event.event === kind ? [{ ...event, data: JSON.stringify(change(dataOf(event))) }] : [event],
  );

/** Ignores a query parameter. */
const ignoring = (key: string): Patch =>
  on(
    EVENTS,
    asking((request) => {
      const query = queryOf(request);
      query.delete(key);
      return withQuery(request, query);
    }),
  );

const isBegin = ({ event }: RawEvent): boolean => event === 'ready' || event === 'reset';

/** Changes the events after the first one of a resumed stream, by position. */
const afterwards = (change: (event: RawEvent, place: number) => readonly RawEvent[]): Patch =>
  telling(({ headers }) => {
    let place = 0;
    const isBack = headers['last-event-id'] !== undefined;
    return (event) => {
      if (isBegin(event) || !isBack) return [event];
      place += 1;
      return change(event, place);
    };
  });

const withoutId = (request: Asked): Asked => {
  const { 'last-event-id': _, ...headers } = request.headers;
  return { ...request, headers };
};

export const eventMutants: readonly EconomyMutant[] = [
  {
    name: 'A stream is silent while nothing happens',
    breaks: 'A comment comes at least every 15 seconds',
    killedBy: `${EVENTS}/flow/never silent for long`,
    patch: () => writing(() => (told) => (told === 'comment' ? [] : [writeEvent(told.event)])),
  },
  {
    name: 'Who comes back misses the first event',
    breaks: E209,
    killedBy: RESUMED,
    patch: () => afterwards((event, place) => (place === 1 ? [] : [event])),
  },
  {
    name: 'Who comes back is told an event twice',
    breaks: E209,
    killedBy: RESUMED,
    patch: () =>
      afterwards((event, place) =>
        place === 2 ? [event, { ...event, id: `${event.id}-2` }] : [event],
      ),
  },
  {
    name: 'Who comes back is told what happens from now on',
    breaks: E209,
    killedBy: RESUMED,
    patch: () => on(EVENTS, asking(withoutId)),
  },
  {
    name: 'Who comes back is told the newest first',
    breaks: E209,
    killedBy: RESUMED,
    patch: () => {
      let held: RawEvent | undefined;
      return afterwards((event, place) => {
        if (place !== 1) return held === undefined ? [event] : [event, held];
        held = event;
        return [];
      });
    },
  },
  {
    name: 'A stream that nobody can resume begins as if nothing was missed',
    breaks: E209,
    killedBy: UNKNOWN,
    patch: () =>
      telling(() => (event) => [{ ...event, event: event.event.replace('reset', 'ready') }]),
  },
  {
    name: 'What is no id of an event is passed over',
    breaks: E209,
    killedBy: `${EVENTS}/invalid/last-event-id: with a space`,
    patch: () =>
      on(EVENTS, async (request, mock) => {
        const answer = await mock.ask(request);
        return answer.status === 400 ? mock.ask(withoutId(request)) : answer;
      }),
  },
  {
    name: 'A stream tells of all traits, whichever was asked for',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('trait'),
  },
  {
    name: 'A stream tells of all collections, whichever was asked for',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('collection'),
  },
  {
    name: 'A stream tells every kind of event, whichever was asked for',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('event'),
  },
  {
    name: 'All events have one id',
    breaks: E206,
    killedBy: TOLD,
    patch: () => telling(() => (event) => [{ ...event, id: 'now' }]),
  },
  {
    name: 'An event’s id has a colon',
    breaks: E206,
    killedBy: `${EVENTS}/success/a stream is opened`,
    patch: () => telling(() => (event) => [{ ...event, id: event.id.replaceAll('-', ':') }]),
  },
  {
    name: 'A stream begins with nothing',
    breaks: E206,
    killedBy: `${EVENTS}/success/a stream is opened`,
    patch: () => telling(() => (event) => (isBegin(event) ? [] : [event])),
  },
  {
    name: 'A stream is labelled as text',
    breaks: E206,
    killedBy: `${EVENTS}/success/a stream is opened`,
    patch: () =>
      on(
        EVENTS,
        answering((answer) => ({
          ...answer,
          headers: { ...answer.headers, 'content-type': 'text/plain' },
        })),
      ),
  },
  {
    name: 'An order’s event has no maker',
    breaks: E206,
    killedBy: TOLD,
    patch: () => saying('order', (data) => without(data, 'maker')),
  },
  {
    name: 'A canceled order is told as inactive',
    breaks: E208,
    killedBy: TOLD,
    patch: () =>
      saying('order', (data) => ({
        ...data,
        state: data['state'] === 'cancelled' ? 'dormant' : data['state'],
      })),
  },
  {
    name: 'A sale is told with seller and buyer the wrong way round',
    breaks: E208,
    killedBy: TOLD,
    patch: () =>
      saying('activity', (data) =>
        data['type'] === 'sale' ? { ...data, from: data['to'], to: data['from'] } : data,
      ),
  },
  {
    name: 'A sale is told to nobody who listens',
    breaks: E208,
    killedBy: TOLD,
    patch: () =>
      telling(
        () => (event) =>
          event.event === 'activity' && dataOf(event)['type'] === 'sale' ? [] : [event],
      ),
  },
  {
    name: 'Each event comes twice',
    breaks: E208,
    killedBy: TOLD,
    patch: () =>
      telling(
        () => (event) => (isBegin(event) ? [event] : [event, { ...event, id: `${event.id}-2` }]),
      ),
  },
  {
    name: 'Streams that were closed count as open',
    breaks: 'E211 Streams are bounded for each client, as long as they are open',
    killedBy: `${EVENTS}/flow/closed streams take no place`,
    patch: () => {
      let opened = 0;
      return on(EVENTS, (request, mock) => {
        opened += 1;
        return opened > 50
          ? Promise.resolve(refuse(429, 'Too many streams are open.'))
          : mock.ask(request);
      });
    },
  },
];
