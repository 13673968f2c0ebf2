import { expect, test } from 'vitest';

import { marketEvents } from '../../../fixtures/economy/events';
import { isEventStream } from '../../shared/event-stream';
import { routesOf } from '../../shared/routes-of';
import { economyContract } from '../index';
import { EventIdSchema, MarketEventSchema } from './events.schema';

test.each(marketEvents)('an event "$event" parses to itself', (event) => {
  expect(MarketEventSchema.parse(event)).toEqual(event);
});

test.each(['', 'a b', 'a\n', '\0', '…', 'x'.repeat(65), '../1'])(
  'E206 %j is no id of an event',
  (id) => {
    expect(EventIdSchema.safeParse(id).success).toBe(false);
  },
);

test('an event of another kind is none', () => {
  const [ready] = marketEvents;
  expect(MarketEventSchema.safeParse({ ...ready, event: 'sold' }).success).toBe(false);
});

test('of all calls, one answers with a stream that has no end', () => {
  const streams = routesOf(economyContract).filter(({ route }) => isEventStream(route));
  expect(streams.map(({ name }) => name)).toEqual(['events.stream']);
});
