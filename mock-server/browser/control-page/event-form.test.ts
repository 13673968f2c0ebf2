import { expect, test, vi } from 'vitest';

import { connectToMock } from '../../src/control/mock-client';
import { openEvents } from '../../src/testing/event-stream';
import { useMockServer } from '../../src/testing/mock-server';
import { eventOf, eventsWords } from './event-form.js';

const server = useMockServer();

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('an event from the form reaches all listeners, and the page says how many there are', async () => {
  const { name } = server.world();
  const mock = connectToMock({ url: server.url(), world: name });
  expect(eventsWords(await mock.events())).toMatch(/^No one is listening\. Events are sent as/);
  const headers = { 'x-mock-world': name };
  const address = `${server.url()}/economy/v1/events`;
  const all = await openEvents(address, headers);
  const some = await openEvents(`${address}?trait=velvet-cap`, headers);
  await vi.waitFor(async () =>
    expect(eventsWords(await mock.events())).toMatch(/^2 streams are open\./),
  );

  const typed = { event: 'activity', traits: 'tin-hat, red-hat', data: ' { "id": "a1" } ' };
  await mock.pushEvent(eventOf(form(typed)));
  await mock.pushEvent(eventOf(form({ event: 'order', traits: 'velvet-cap', data: '' })));
  await vi.waitFor(() => expect(all.events).toHaveLength(3));
  expect(all.events.slice(1).map(({ event, data }) => [event, data])).toEqual([
    ['activity', '{"id":"a1"}'],
    ['order', 'null'],
  ]);
  await vi.waitFor(() => expect(some.events.slice(1)).toMatchObject([{ event: 'order' }]));

  const paused = await mock.pauseEvents();
  expect(eventsWords(paused)).toContain(`Paused: events wait until you resume. The last one sent`);
  await mock.cutEvents();
  await vi.waitFor(async () => expect((await mock.events()).open).toBe(0));
  expect(all.hasEnded && some.hasEnded).toBe(true);
});

test('refuses data that is not JSON, and says what to do', () => {
  expect(() => eventOf(form({ event: 'order', data: 'next' }))).toThrow('Put text in quotes');
});
