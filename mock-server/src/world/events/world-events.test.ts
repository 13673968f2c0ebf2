import { expect, test } from 'vitest';

import { createWorldEvents, EVENTS_KEPT } from './world-events';

test('E209 keeps the latest events, and tells a client that was away for longer', () => {
  const events = createWorldEvents();
  const first = events.last();
  const added = Array.from(
    { length: 3 * EVENTS_KEPT },
    (_, number) =>
      events.add({ event: 'activity', traits: [], collections: [], dataAt: () => number }).id,
  );
  const after = (id: string) => events.after(id)?.map((event) => event.id);
  expect(after(first)).toBeUndefined();
  expect(after(added.at(-EVENTS_KEPT - 2) ?? '')).toBeUndefined();
  expect(after(added.at(-EVENTS_KEPT - 1) ?? '')).toEqual(added.slice(-EVENTS_KEPT));
  expect(after(added.at(-2) ?? '')).toEqual(added.slice(-1));
  expect(after(events.last())).toEqual([]);
});
