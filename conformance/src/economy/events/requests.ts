import { randomBytes } from 'node:crypto';

import { EVENTS_HEARTBEAT_MS } from '@trait-market/contract/economy/events';
import { EVENT_STREAM_TYPE, mediaTypeOf } from '@trait-market/contract/shared';
import type { Check } from '../../check';
import { call } from '../../contract/call';
import { expectRefusal, expectThat } from '../../expectations';
import { headerOf } from '../../probe/exchange';
import { requestEvents, openStream, ROUTE } from './stream';

const opened: Check = {
  id: `${ROUTE}/success/a stream is opened`,
  route: ROUTE,
  family: 'success',
  rule: 'GET /economy/v1/events responds with an endless stream of server-sent events, starting with ready.',
  writes: false,
  run: async (context) => {
    const stream = await openStream(context);
    const exchange = stream.exchange();
    const label = headerOf(exchange.response, 'content-type');
    expectThat(
      mediaTypeOf(label) === EVENT_STREAM_TYPE,
      `content-type: ${EVENT_STREAM_TYPE}`,
      label ?? 'no content-type',
      exchange,
    );
    const length = headerOf(exchange.response, 'content-length');
    expectThat(length === undefined, 'no content-length', `${length}`, exchange);
    expectThat(!stream.hasEnded(), 'an open stream', 'its end', exchange);
  },
};

const MALFORMED = { 'with a space': 'a b', 'of 65 characters': 'x'.repeat(65), 'a path': '../1' };

const malformedIds = Object.entries(MALFORMED).map(([what, lastEventId]): Check => ({
  id: `${ROUTE}/invalid/last-event-id: ${what}`,
  route: ROUTE,
  family: 'invalid',
  rule: 'Last-Event-ID is an id of at most 64 letters, digits, _ and -: anything else is a 400, with a message.',
  writes: false,
  run: async (context) => {
    const stream = await requestEvents(context, { lastEventId });
    expectRefusal(stream.exchange(), 400);
  },
}));

const QUERIES = { 'event: unknown': '?event=sold', 'an unknown key': '?topic=all' };

const malformedQueries = Object.entries(QUERIES).map(([what, rawQuery]): Check => ({
  id: `${ROUTE}/invalid/query ${what}`,
  route: ROUTE,
  family: 'invalid',
  rule: 'A query that the contract refuses gets a 400 with a message, and no stream.',
  writes: false,
  run: async ({ probe }) => {
    const stream = await probe.open(call(ROUTE, { rawQuery }));
    expectRefusal(stream.exchange(), 400);
  },
}));

const unknownId: Check = {
  id: `${ROUTE}/flow/an unknown event id`,
  route: ROUTE,
  family: 'flow',
  rule: 'When the events after Last-Event-ID are unknown, the first event is reset, and readers must reload their data.',
  writes: false,
  run: async (context) => {
    const lastEventId = `unknown-${randomBytes(8).toString('hex')}`;
    await openStream(context, { lastEventId }, 'reset');
  },
};

/** A tolerance in ms for a busy target or machine. */
const GRACE_MS = 10_000;

const neverSilent: Check = {
  id: `${ROUTE}/flow/never silent for long`,
  route: ROUTE,
  family: 'flow',
  rule: 'A comment is sent at least every 15 seconds, so that lost connections are detected.',
  writes: false,
  waits: true,
  run: async (context) => {
    const nowhere = `no-collection-${randomBytes(8).toString('hex')}`;
    const query = { collection: nowhere };
    const first = await requestEvents(context, { query });
    first.close();
    // Unknown collections match nothing, or are refused.
    const isRefused = first.exchange().response.status === 400;
    const stream = await openStream(context, isRefused ? {} : { query });
    const before = stream.signs();
    const limit = EVENTS_HEARTBEAT_MS + GRACE_MS;
    const isAlive = await stream.until(() => stream.signs() > before, limit);
    expectThat(isAlive, 'a comment every 15 seconds', `nothing for ${limit} ms`, stream.exchange());
  },
};

// The number of streams opened one after another. It exceeds the limit per client, which proves
// that closed streams don't count.
const STREAMS = 60;

const leavesNothing: Check = {
  id: `${ROUTE}/flow/closed streams take no place`,
  route: ROUTE,
  family: 'flow',
  rule: "Closed streams don't count: any number of further streams can be opened.",
  writes: false,
  run: async (context) => {
    for (let count = 0; count < STREAMS; count += 1) (await openStream(context)).close();
  },
};

export const streamRequestChecks = (): Check[] => [
  opened,
  ...malformedIds,
  ...malformedQueries,
  unknownId,
  neverSilent,
  leavesNothing,
];
