import { expect, test } from 'vitest';

import { createWaitingLine } from './waiting-line';

const anyone = () => true;
const startLine = () => {
  const line = createWaitingLine();
  const begun: string[] = [];
  const begins = new Map<string, () => void>();
  return {
    ...line,
    begun,
    join: (client: string, name: string) => {
      const begin = () => void begun.push(name);
      begins.set(name, begin);
      line.join(client, begin);
    },
    leave: (client: string, name: string) =>
      line.leave(client, begins.get(name) ?? (() => undefined)),
    beginNext: (mayBegin: (client: string) => boolean = anyone) => line.next(mayBegin)?.(),
  };
};

test('counts all calls, and those of each client', () => {
  const { join, beginNext, size, sizeOf } = startLine();
  expect([size(), sizeOf('a')]).toEqual([0, 0]);
  join('a', 'a 1');
  join('a', 'a 2');
  join('b', 'b 1');
  expect([size(), sizeOf('a'), sizeOf('b')]).toEqual([3, 2, 1]);
  beginNext();
  expect([size(), sizeOf('a'), sizeOf('b')]).toEqual([2, 1, 1]);
});

test('clients take turns, each with its calls in order', () => {
  const { join, beginNext, begun } = startLine();
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1']) join(name.slice(0, 1), name);
  for (let turn = 0; turn < 5; turn += 1) beginNext();
  expect(begun).toEqual(['a 1', 'b 1', 'a 2', 'a 3']);
});

test('a call that cannot begin yet keeps its place', () => {
  const { join, beginNext, begun, size } = startLine();
  join('a', 'a 1');
  join('b', 'b 1');
  beginNext((client) => client === 'b');
  beginNext((client) => client === 'b');
  expect([begun, size()]).toEqual([['b 1'], 1]);
  beginNext();
  expect(begun).toEqual(['b 1', 'a 1']);
});

test('a call that has left is not started, and leaves only once', () => {
  const { join, leave, beginNext, begun, size, sizeOf } = startLine();
  join('a', 'a 1');
  join('a', 'a 2');
  leave('a', 'a 1');
  leave('a', 'a 1');
  leave('nobody', 'a 2');
  expect([size(), sizeOf('a')]).toEqual([1, 1]);
  leave('a', 'a 2');
  expect([size(), sizeOf('a')]).toEqual([0, 0]);
  beginNext();
  expect(begun).toEqual([]);
});
