import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createEventReader, writeEvent, type RawEvent } from './read-event-stream';

const LIMIT = 200;

const readAll = (chunks: readonly string[]) => {
  const events: RawEvent[] = [];
  const retries: number[] = [];
  let comments = 0;
  const reader = createEventReader(
    {
      onEvent: (event) => void events.push(event),
      onRetry: (ms) => void retries.push(ms),
      onComment: () => {
        comments += 1;
      },
    },
    LIMIT,
  );
  for (const chunk of chunks) reader.read(chunk);
  return { events, retries, comments };
};

test.each([
  ['LF', '\n'],
  ['CR', '\r'],
  ['CRLF', '\r\n'],
])('E206 reads an event whose lines end with %s, however the stream is split', (_name, end) => {
  const text = ['id: 7', 'event: activity', 'data: {"a":', 'data:1}', ':', 'retry: 50', '', ''];
  const stream = `\uFEFF${text.join(end)}data: next${end}${end}`;
  const expected = {
    events: [
      { id: '7', event: 'activity', data: '{"a":\n1}' },
      { id: '7', event: 'message', data: 'next' },
    ],
    retries: [50],
    comments: 1,
  };
  expect(readAll([stream])).toEqual(expected);
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length];
      const chunks = places.slice(1).map((place, index) => stream.slice(places[index], place));
      expect(readAll(chunks)).toEqual(expected);
    }),
  );
});

test('E206 ignores an id with a NUL, an event without data, and an unfinished event', () => {
  const stream = 'id: 1\ndata: a\n\nid: 2\0\ndata: b\n\nevent: x\nid: 3\n\nretry: soon\ndata: c\n';
  expect(readAll([stream])).toEqual({
    events: [
      { id: '1', event: 'message', data: 'a' },
      { id: '1', event: 'message', data: 'b' },
    ],
    retries: [],
    comments: 0,
  });
});

test.each([
  ['a line that never ends', Array.from({ length: LIMIT + 1 }, () => 'x')],
  ['an event of too many lines', Array.from({ length: LIMIT }, () => 'data: x\n')],
  ['a comment that never ends', [':'.padEnd(LIMIT + 1, ' ')]],
  ['a name without a value, again and again', Array.from({ length: LIMIT }, () => 'data\n')],
])('E207 refuses %s', (_what, chunks) => {
  expect(() => readAll(chunks)).toThrow(RangeError);
});

test('reads events written by writeEvent', () => {
  const event = { id: 'a-1', event: 'order', data: JSON.stringify({ text: 'a\nb\r: c' }) };
  expect(readAll([writeEvent(event)]).events).toEqual([event]);
});
