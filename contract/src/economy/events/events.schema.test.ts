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
  'E206 %j is not an event id',
  (id) => {
    expect(EventIdSchema.safeParse(id).success).toBe(false);
  },
);

test('an event of an unknown kind is refused', () => {
  const [ready] = marketEvents;
  expect(MarketEventSchema.safeParse({ ...ready, event: 'sold' }).success).toBe(false);
});

test('exactly one call answers with an endless stream', () => {
  const streams = routesOf(economyContract).filter(({ route }) => isEventStream(route));
  expect(streams.map(({ name }) => name)).toEqual(['events.stream']);
});
