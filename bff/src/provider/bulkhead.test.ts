import { expect, onTestFinished, test, vi } from 'vitest';

import { CallSignal } from './call-signal';
import { createBulkhead, type BulkheadLimits } from './bulkhead';

const never = new CallSignal();
const WHOLE = { connections: 100, calls: 2, waiting: 2, wait: 600_000, share: 1 };

const startBulkhead = (limits: Partial<BulkheadLimits> = {}) => {
  const bulkhead = createBulkhead({ ...WHOLE, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const testEnd = new CallSignal();
  onTestFinished(() => testEnd.abort(new Error('The test has ended.')));
  const run = (name: string, route = 'r', signal = testEnd) => {
    const result = bulkhead.run({ route, client: name.split(' ', 1).join(), signal }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
    // A call that still waits when its test ends would be an unhandled rejection of a later test.
    result.catch(() => undefined);
    return result;
  };
  return { ...bulkhead, run, started, end: (name: string) => ends.get(name)?.() };
};

const busy = { code: 'BUSY', retryAfterMs: 1000 };

test('runs as many calls as allowed, queues the next ones in order, and refuses more', async () => {
  const { run, started, end, load, isFull } = startBulkhead();
  const results = ['a', 'b', 'c', 'd'].map((name) => run(name));
  expect(load()).toEqual([{ route: 'r', open: 2, waiting: 2 }]);
  expect(isFull('r')).toBe(true);
  await expect(run('e')).rejects.toMatchObject(busy);
  expect(started).toEqual(['a', 'b']);

  end('b');
  await results[1];
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(load()).toEqual([{ route: 'r', open: 0, waiting: 0 }]);
  expect(isFull('r')).toBe(false);
});

test('a call that leaves the queue frees its place and is not started', async () => {
  const { run, started, end } = startBulkhead({ calls: 1, waiting: 1 });
  const first = run('a');
  const leaving = new CallSignal();
  const second = run('b', 'r', leaving);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');

  const third = run('c');
  end('a');
  await first;
  await expect.poll(() => started).toEqual(['a', 'c']);
  end('c');
  await third;
});

test('a failed call gives its place back', async () => {
  const bulkhead = createBulkhead({ ...WHOLE, calls: 1, waiting: 0 });
  const fail = () =>
    bulkhead.run({ route: 'r', client: 'a', signal: never }, () =>
      Promise.reject(new Error('failed')),
    );
  await expect(fail()).rejects.toThrow('failed');
  await expect(fail()).rejects.toThrow('failed');
  expect(bulkhead.load()).toEqual([{ route: 'r', open: 0, waiting: 0 }]);
});

test('a call that waits too long is refused as BUSY, and frees its place', async () => {
  const { run, end, load } = startBulkhead({ calls: 1, wait: 1 });
  const first = run('a');
  await expect(run('b')).rejects.toMatchObject(busy);
  expect(load()).toEqual([{ route: 'r', open: 1, waiting: 0 }]);
  end('a');
  expect(await first).toBe('a');
});

test('T54 no client gets more than its share of the calls and the waiting places', async () => {
  const { run, started, load } = startBulkhead({ calls: 4, waiting: 4, share: 0.5 });
  for (const name of ['a 1', 'a 2', 'a 3', 'a 4']) void run(name);
  await expect(run('a 5')).rejects.toMatchObject(busy);
  expect(load()).toEqual([{ route: 'r', open: 2, waiting: 2 }]);
  void run('b 1');
  void run('b 2');
  expect(started).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
});

test('T54 a client waiting beyond its share does not delay those behind it', async () => {
  const { run, started, end } = startBulkhead({ calls: 2, waiting: 8, share: 0.5 });
  for (const name of ['a 1', 'a 2', 'a 3']) void run(name);
  void run('b 1');
  void run('c 1');
  expect(started).toEqual(['a 1', 'b 1']);
  end('b 1');
  await expect.poll(() => started).toEqual(['a 1', 'b 1', 'c 1']);
});

test('T54 clients that wait take turns', async () => {
  const { run, started, end } = startBulkhead({ calls: 1, waiting: 8 });
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'b 2']) void run(name);
  for (const name of ['a 1', 'a 2', 'b 1', 'a 3', 'b 2']) {
    await expect.poll(() => started.at(-1)).toBe(name);
    end(name);
  }
});

test('T54 no client gets more than its share of the connections, whatever it requests', async () => {
  const { run, started, end } = startBulkhead({ connections: 4, calls: 4, share: 0.5 });
  for (const route of ['r', 's', 't']) void run(`a ${route}`, route);
  void run('b r', 'r');
  expect(started).toEqual(['a r', 'a s', 'b r']);
  end('b r');
  end('a s');
  await expect.poll(() => started).toEqual(['a r', 'a s', 'b r', 'a t']);
});

test('a route with many calls leaves the next connection to one with few', async () => {
  const { run, started, end } = startBulkhead({ connections: 2, calls: 2, waiting: 4 });
  for (const name of ['a 1', 'a 2', 'a 3']) void run(name);
  void run('b 1', 's');
  end('a 1');
  await expect.poll(() => started).toEqual(['a 1', 'a 2', 'b 1']);
});

test('a call that ended before it began takes no place', async () => {
  const { run, started, load } = startBulkhead();
  const left = new CallSignal();
  left.abort(new Error('left'));
  await expect(run('a', 'r', left)).rejects.toThrow('left');
  expect([started, load()]).toEqual([[], []]);
});

test('a route is full when its next call would be refused for any client', () => {
  const { run, isFull } = startBulkhead({ connections: 3, calls: 2, waiting: 1 });
  expect(isFull('r')).toBe(false);
  void run('a', 'r');
  void run('b', 'r');
  expect(isFull('r')).toBe(false);
  void run('c', 'r');
  expect(isFull('r')).toBe(true);
  void run('d', 's');
  expect(isFull('s')).toBe(false);
  void run('e', 's');
  expect(isFull('s')).toBe(true);
  expect(isFull('t')).toBe(false);
});

test('a route without waiting places is not full as long as there is room', () => {
  const { run, isFull } = startBulkhead({ connections: 3, calls: 2, waiting: 0 });
  void run('a', 'r');
  expect(isFull('r')).toBe(false);
  void run('b', 'r');
  expect(isFull('r')).toBe(true);
});

test('a client can make one call, however small its share', async () => {
  const { run, started } = startBulkhead({ calls: 2, waiting: 2, connections: 2, share: 0.1 });
  void run('a 1');
  void run('a 2');
  await expect(run('a 3')).rejects.toMatchObject(busy);
  expect(started).toEqual(['a 1']);
});

test('a share is rounded down', () => {
  const { run, started } = startBulkhead({ calls: 3, waiting: 9, share: 0.5 });
  void run('a 1');
  void run('a 2');
  expect(started).toEqual(['a 1']);
});

test('a started call is not ended by its waiting time, nor counted as waiting', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { run, started, end, load } = startBulkhead({ calls: 1, wait: 1000 });
  const leaving = new CallSignal();
  void run('a');
  const second = run('b', 'r', leaving);
  end('a');
  await vi.waitFor(() => expect(started).toEqual(['a', 'b']));
  void run('c').catch(() => undefined);
  expect(load()).toEqual([{ route: 'r', open: 1, waiting: 1 }]);
  vi.advanceTimersByTime(999);
  leaving.abort(new Error('left'));
  end('b');
  expect(await second).toBe('b');
  await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'c']));
});

test('a finished call can start two: one of its route, and one of its client', async () => {
  const { run, started, end } = startBulkhead({ connections: 4, calls: 2, waiting: 9, share: 0.5 });
  void run('a 1', 'r');
  void run('b 1', 'r');
  void run('a 2', 's');
  void run('a 3', 't');
  void run('c 1', 'r');
  expect(started).toEqual(['a 1', 'b 1', 'a 2']);
  end('a 1');
  await expect.poll(() => started).toEqual(['a 1', 'b 1', 'a 2', 'a 3', 'c 1']);
});

test('no calls are counted once all have ended, and a client has its share again', async () => {
  const { run, started, end, load } = startBulkhead({ calls: 2, waiting: 0, share: 0.5 });
  for (const turn of ['a 1', 'a 2', 'a 3']) {
    const result = run(turn);
    end(turn);
    await result;
  }
  expect(started).toEqual(['a 1', 'a 2', 'a 3']);
  expect(load()).toEqual([{ route: 'r', open: 0, waiting: 0 }]);
});
