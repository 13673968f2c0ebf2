import { expect, test } from 'vitest';

import { createBulkhead } from './bulkhead';
import { CallSignal } from './call-signal';

const never = new CallSignal();

/** Calls that end when they are told to. */
const holding = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, call, end: (name: string) => ends.get(name)?.() };
};

test('as many calls as allowed run, the next ones wait in order, and more are refused', async () => {
  const bulkhead = createBulkhead({ calls: 2, waiting: 2 });
  const { begun, call, end } = holding();
  const results = ['a', 'b', 'c', 'd'].map((name) => bulkhead.run(never, call(name)));
  expect(bulkhead.load()).toEqual({ open: 2, waiting: 2 });
  await expect(bulkhead.run(never, call('e'))).rejects.toMatchObject({ code: 'BUSY' });
  expect(begun).toEqual(['a', 'b']);

  end('b');
  await results[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(bulkhead.load()).toEqual({ open: 0, waiting: 0 });
});

test('whoever leaves the queue makes room in it and is not called', async () => {
  const bulkhead = createBulkhead({ calls: 1, waiting: 1 });
  const { begun, call, end } = holding();
  const first = bulkhead.run(never, call('a'));
  const leaving = new CallSignal();
  const second = bulkhead.run(leaving, call('b'));
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');

  const third = bulkhead.run(never, call('c'));
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'c']);
  end('c');
  await third;
});

test('a call that fails gives its place back', async () => {
  const bulkhead = createBulkhead({ calls: 1, waiting: 0 });
  const fail = () => bulkhead.run(never, () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(fail()).rejects.toThrow('failed');
  expect(bulkhead.load()).toEqual({ open: 0, waiting: 0 });
});
