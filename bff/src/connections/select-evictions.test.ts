import { expect, test } from 'vitest';

import { selectEvictions } from './select-evictions';

const connections = (...clients: (string | undefined)[]) =>
  clients.map((client, lastReading) => ({ client, lastReading }));

test.each([
  ['no connections', [], []],
  ['connections that hold nothing', [undefined, undefined], []],
  ['one of each client', ['a', 'b', undefined], []],
  ['more of one', ['a', 'b', 'a'], [0]],
  ['more of one behind another', ['a', 'b', 'c', 'b', 'a', 'b', 'b'], [1, 3]],
  ['most without a client', [undefined, undefined, undefined, 'a', 'a'], [3]],
])(
  'T81 of %s, half of the connections of the client with the most are closed',
  (_what, clients, closed) => {
    expect(selectEvictions(connections(...clients)).map(({ lastReading }) => lastReading)).toEqual(
      closed,
    );
  },
);

test('T81 the connections without data for the longest time are closed first', () => {
  const held = [5, 2, 9, 1].map((lastReading) => ({ client: 'a', lastReading }));
  expect(selectEvictions(held).map(({ lastReading }) => lastReading)).toEqual([1, 2]);
});
