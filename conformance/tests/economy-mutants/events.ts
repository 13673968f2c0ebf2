import { type RawEvent, writeEvent } from '@trait-market/contract/shared';

import { EVENTS, replacingEvents, writing } from '../mutants/events';
import { queryOf, refuse, withQuery, type MockRequest } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { answering, changingRequest, on, without } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';

const REPORTED = `${EVENTS}/flow/actions are reported`;
const FILTERED = `${EVENTS}/flow/only requested events are sent`;
const RESUMED = `${EVENTS}/flow/a resumed stream sends missed events`;
const UNKNOWN = `${EVENTS}/flow/an unknown event id`;

const E206 =
  'E206 The events are ready or reset, then activity and order, each with an id and JSON';
const E208 = 'E208 An action reports its activity and the orders whose state it changed, once';
const E209 = 'E209 A reader with Last-Event-ID receives the missed events, or reset';

type Fields = Record<string, unknown>;

const dataOf = ({ data }: RawEvent): Fields => {
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
};

const saying = (kind: string, change: (data: Fields) => Fields): Patch =>
  replacingEvents(
    () => (event) =>
      event.event === kind ? [{ ...event, data: JSON.stringify(change(dataOf(event))) }] : [event],
  );

const ignoring = (key: string): Patch =>
  on(
    EVENTS,
    changingRequest((request) => {
      const query = queryOf(request);
      query.delete(key);
      return withQuery(request, query);
    }),
  );

const isBegin = ({ event }: RawEvent): boolean => event === 'ready' || event === 'reset';

// Changes the events of a resumed stream, except the first. `change` receives each event's
// position.
const afterwards = (change: (event: RawEvent, place: number) => readonly RawEvent[]): Patch =>
  replacingEvents(({ headers }) => {
    let place = 0;
    const isBack = headers['last-event-id'] !== undefined;
    return (event) => {
      if (isBegin(event) || !isBack) return [event];
      place += 1;
      return change(event, place);
    };
  });

const withoutId = (request: MockRequest): MockRequest => {
  const { 'last-event-id': _, ...headers } = request.headers;
  return { ...request, headers };
};

export const eventMutants: readonly EconomyMutant[] = [
  {
    name: 'A stream is silent while nothing happens',
    breaks: 'A comment is sent at least every 15 seconds',
    killedBy: `${EVENTS}/flow/never silent for long`,
    patch: () => writing(() => (part) => (part === 'comment' ? [] : [writeEvent(part.event)])),
  },
  {
    name: 'A resumed stream leaves out the first event',
    breaks: E209,
    killedBy: RESUMED,
    patch: () => afterwards((event, place) => (place === 1 ? [] : [event])),
  },
  {
    name: 'A resumed stream repeats an event',
    breaks: E209,
    killedBy: RESUMED,
    patch: () =>
      afterwards((event, place) =>
        place === 2 ? [event, { ...event, id: `${event.id}-2` }] : [event],
      ),
  },
  {
    name: 'A resumed stream sends new events only',
    breaks: E209,
    killedBy: RESUMED,
    patch: () => on(EVENTS, changingRequest(withoutId)),
  },
  {
    name: 'A resumed stream sends the newest event first',
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
    name: "A stream that can't be resumed starts with ready",
    breaks: E209,
    killedBy: UNKNOWN,
    patch: () =>
      replacingEvents(() => (event) => [
        { ...event, event: event.event.replace('reset', 'ready') },
      ]),
  },
  {
    name: 'An invalid event id is ignored',
    breaks: E209,
    killedBy: `${EVENTS}/invalid/last-event-id: with a space`,
    patch: () =>
      on(EVENTS, async (request, mock) => {
        const answer = await mock.send(request);
        return answer.status === 400 ? mock.send(withoutId(request)) : answer;
      }),
  },
  {
    name: 'A stream ignores its trait filter',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('trait'),
  },
  {
    name: 'A stream ignores its collection filter',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('collection'),
  },
  {
    name: 'A stream ignores its topic filter',
    breaks: E206,
    killedBy: FILTERED,
    patch: () => ignoring('event'),
  },
  {
    name: 'All events have one id',
    breaks: E206,
    killedBy: REPORTED,
    patch: () => replacingEvents(() => (event) => [{ ...event, id: 'now' }]),
  },
  {
    name: 'An event’s id has a colon',
    breaks: E206,
    killedBy: `${EVENTS}/success/a stream is opened`,
    patch: () =>
      replacingEvents(() => (event) => [{ ...event, id: event.id.replaceAll('-', ':') }]),
  },
  {
    name: 'A stream has no first event',
    breaks: E206,
    killedBy: `${EVENTS}/success/a stream is opened`,
    patch: () => replacingEvents(() => (event) => (isBegin(event) ? [] : [event])),
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
    killedBy: REPORTED,
    patch: () => saying('order', (data) => without(data, 'maker')),
  },
  {
    name: 'A canceled order is reported as inactive',
    breaks: E208,
    killedBy: REPORTED,
    patch: () =>
      saying('order', (data) => ({
        ...data,
        state: data['state'] === 'cancelled' ? 'dormant' : data['state'],
      })),
  },
  {
    name: 'A sale is reported with seller and buyer swapped',
    breaks: E208,
    killedBy: REPORTED,
    patch: () =>
      saying('activity', (data) =>
        data['type'] === 'sale' ? { ...data, from: data['to'], to: data['from'] } : data,
      ),
  },
  {
    name: "A sale isn't sent to any stream",
    breaks: E208,
    killedBy: REPORTED,
    patch: () =>
      replacingEvents(
        () => (event) =>
          event.event === 'activity' && dataOf(event)['type'] === 'sale' ? [] : [event],
      ),
  },
  {
    name: 'Each event is sent twice',
    breaks: E208,
    killedBy: REPORTED,
    patch: () =>
      replacingEvents(
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
          : mock.send(request);
      });
    },
  },
];
