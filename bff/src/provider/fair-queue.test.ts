import { expect, test } from 'vitest';

import { createFairQueue } from './fair-queue';

const anyClient = () => true;
const startLine = () => {
  const queue = createFairQueue();
  const started: string[] = [];
  const begins = new Map<string, () => void>();
  return {
    ...queue,
    started,
    join: (client: string, name: string) => {
      const begin = () => void started.push(name);
      begins.set(name, begin);
      queue.join(client, begin);
    },
    leave: (client: string, name: string) =>
      queue.leave(client, begins.get(name) ?? (() => undefined)),
    beginNext: (mayBegin: (client: string) => boolean = anyClient) => queue.next(mayBegin)?.(),
  };
};

test('counts all calls, and the calls of each client', () => {
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
  const { join, beginNext, started } = startLine();
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1']) join(name.slice(0, 1), name);
  for (let turn = 0; turn < 5; turn += 1) beginNext();
  expect(started).toEqual(['a 1', 'b 1', 'a 2', 'a 3']);
});

test('a call that cannot start yet stays in its place', () => {
  const { join, beginNext, started, size } = startLine();
  join('a', 'a 1');
  join('b', 'b 1');
  beginNext((client) => client === 'b');
  beginNext((client) => client === 'b');
  expect([started, size()]).toEqual([['b 1'], 1]);
  beginNext();
  expect(started).toEqual(['b 1', 'a 1']);
});

test('a call that has left is not started, and leaves only once', () => {
  const { join, leave, beginNext, started, size, sizeOf } = startLine();
  join('a', 'a 1');
  join('a', 'a 2');
  leave('a', 'a 1');
  leave('a', 'a 1');
  leave('nobody', 'a 2');
  expect([size(), sizeOf('a')]).toEqual([1, 1]);
  leave('a', 'a 2');
  expect([size(), sizeOf('a')]).toEqual([0, 0]);
  beginNext();
  expect(started).toEqual([]);
});
