import { expect, test } from 'vitest';

import { createWorldEvents, MAX_EVENTS } from './world-events';

test('E209 keeps the latest events, and tells a client that was away for longer', () => {
  const events = createWorldEvents();
  const first = events.last();
  const added = Array.from(
    { length: 3 * MAX_EVENTS },
    (_, number) =>
      events.add({ event: 'activity', traits: [], collections: [], dataAt: () => number }).id,
  );
  const after = (id: string) => events.after(id)?.map((event) => event.id);
  expect(after(first)).toBeUndefined();
  expect(after(added.at(-MAX_EVENTS - 2) ?? '')).toBeUndefined();
  expect(after(added.at(-MAX_EVENTS - 1) ?? '')).toEqual(added.slice(-MAX_EVENTS));
  expect(after(added.at(-2) ?? '')).toEqual(added.slice(-1));
  expect(after(events.last())).toEqual([]);
});
