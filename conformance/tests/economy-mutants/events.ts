import { type RawEvent, writeEvent } from '@trait-market/contract/shared';

import { EVENTS, replacingEvents, writing } from '../mutants/events';
import { on, onRequest, onResponse, without } from '../mutants/patches';
import { refuse, queryOf, withQuery, type MockRequest } from '../mutants/exchange';
import { patched, type Patch } from '../mutants/mutant';
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
  onRequest(EVENTS, (request) => {
    const query = queryOf(request);
    query.delete(key);
    return withQuery(request, query);
  });

const isBegin = ({ event }: RawEvent): boolean => event === 'ready' || event === 'reset';

// Changes the events of a resumed stream, except the first. `change` receives each event's index.
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

/** Opens a stream without its refused last event id. */
const ignoringIds = (matches: (id: string) => boolean) => (): Patch =>
  on(EVENTS, async (request, mock) => {
    const response = await mock.send(request);
    return response.status === 400 && matches(String(request.headers['last-event-id'] ?? ''))
      ? mock.send(withoutId(request))
      : response;
  });

export const eventMutants: readonly EconomyMutant[] = [
  ...patched(
    `${EVENTS}/flow/never silent for long`,
    'A comment is sent at least every 15 seconds',
    {
      'A stream is silent while nothing happens': () =>
        writing(() => (part) => (part === 'comment' ? [] : [writeEvent(part.event)])),
    },
  ),
  ...patched(RESUMED, E209, {
    'A resumed stream leaves out the first event': () =>
      afterwards((event, place) => (place === 1 ? [] : [event])),
    'A resumed stream repeats an event': () =>
      afterwards((event, place) =>
        place === 2 ? [event, { ...event, id: `${event.id}-2` }] : [event],
      ),
    'A resumed stream sends new events only': () => onRequest(EVENTS, withoutId),
    'A resumed stream sends the newest event first': () => {
      let held: RawEvent | undefined;
      return afterwards((event, place) => {
        if (place !== 1) return held === undefined ? [event] : [event, held];
        held = event;
        return [];
      });
    },
  }),
  ...patched(UNKNOWN, E209, {
    "A stream that can't be resumed starts with ready": () =>
      replacingEvents(() => (event) => [
        { ...event, event: event.event.replace('reset', 'ready') },
      ]),
  }),
  ...patched(`${EVENTS}/invalid/last-event-id: with a space`, E209, {
    'An invalid event id is ignored': ignoringIds(() => true),
  }),
  ...patched(`${EVENTS}/invalid/last-event-id: of 65 characters`, E209, {
    'An event id of any length is ignored': ignoringIds((id) => id.length > 64),
  }),
  ...patched(`${EVENTS}/invalid/last-event-id: a path`, E209, {
    'An event id with dots and slashes is ignored': ignoringIds((id) => /[./]/.test(id)),
  }),
  ...patched(FILTERED, E206, {
    'A stream ignores its trait filter': () => ignoring('trait'),
    'A stream ignores its collection filter': () => ignoring('collection'),
    'A stream ignores its topic filter': () => ignoring('event'),
  }),
  ...patched(REPORTED, E206, {
    'All events have one id': () => replacingEvents(() => (event) => [{ ...event, id: 'now' }]),
    'An order’s event has no maker': () => saying('order', (data) => without(data, 'maker')),
  }),
  ...patched(`${EVENTS}/success/a stream is opened`, E206, {
    'An event’s id has a colon': () =>
      replacingEvents(() => (event) => [{ ...event, id: event.id.replaceAll('-', ':') }]),
    'A stream has no first event': () =>
      replacingEvents(() => (event) => (isBegin(event) ? [] : [event])),
    'A stream is labelled as text': () =>
      onResponse(EVENTS, 200, (response) => ({
        ...response,
        headers: { ...response.headers, 'content-type': 'text/plain' },
      })),
  }),
  ...patched(REPORTED, E208, {
    'A canceled order is reported as inactive': () =>
      saying('order', (data) => ({
        ...data,
        state: data['state'] === 'cancelled' ? 'dormant' : data['state'],
      })),
    'A sale is reported with seller and buyer swapped': () =>
      saying('activity', (data) =>
        data['type'] === 'sale' ? { ...data, from: data['to'], to: data['from'] } : data,
      ),
    "A sale isn't sent to any stream": () =>
      replacingEvents(
        () => (event) =>
          event.event === 'activity' && dataOf(event)['type'] === 'sale' ? [] : [event],
      ),
    'Each event is sent twice': () =>
      replacingEvents(
        () => (event) => (isBegin(event) ? [event] : [event, { ...event, id: `${event.id}-2` }]),
      ),
  }),
  ...patched(
    `${EVENTS}/flow/closed streams take no place`,
    'E211 Streams are bounded for each client, as long as they are open',
    {
      'Streams that were closed count as open': () => {
        let opened = 0;
        return on(EVENTS, (request, mock) => {
          opened += 1;
          return opened > 50
            ? Promise.resolve(refuse(429, 'Too many streams are open.'))
            : mock.send(request);
        });
      },
    },
  ),
];
