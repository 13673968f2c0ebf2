import { describe, expect, test } from 'vitest';

import { createRandom } from '../../art/random';
import type { Fault } from './fault.schema';
import { createFaults } from './faults';

const down: Fault = { answer: { kind: 'status', status: 503 } };

const faultsWith = (...faults: Fault[]) => {
  const store = createFaults(createRandom('faults'));
  for (const fault of faults) store.add(fault);
  return store;
};

test('a fault affects its method and path, and every call without them', () => {
  const { meet } = faultsWith({ ...down, method: 'POST', path: '/v1/users/*' });
  expect(meet({ method: 'POST', path: '/v1/users/tax' })?.answer).toEqual(down.answer);
  expect(meet({ method: 'GET', path: '/v1/users/tax' })).toBeUndefined();
  expect(meet({ method: 'POST', path: '/v1/marketTraits/search' })).toBeUndefined();
  expect(faultsWith(down).meet({ method: 'GET', path: '/anything' })?.answer).toEqual(down.answer);
});

test('it affects a given number of calls, and is then gone', () => {
  const { meet, all } = faultsWith({ ...down, times: 2 });
  expect(meet({ method: 'GET', path: '/' })).toBeDefined();
  expect(all()).toEqual([{ id: 'f1', ...down, times: 1 }]);
  expect(meet({ method: 'GET', path: '/' })).toBeDefined();
  expect(meet({ method: 'GET', path: '/' })).toBeUndefined();
  expect(all()).toEqual([]);
});

describe('its probability', () => {
  const fate = (seed: string): boolean[] => {
    const { add, meet } = createFaults(createRandom(seed));
    add({ ...down, probability: 0.3 });
    return Array.from({ length: 400 }, () => meet({ method: 'GET', path: '/' }) !== undefined);
  };

  test('is drawn from the seed, so the same calls fail again', () => {
    expect(fate('one')).toEqual(fate('one'));
    expect(fate('one')).not.toEqual(fate('other'));
  });

  test('is the share of calls that fail', () => {
    const share = fate('one').filter(Boolean).length / 400;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.38);
  });

  test('counts down only calls that were affected', () => {
    const { add, meet } = createFaults(createRandom('one'));
    add({ ...down, probability: 0.3, times: 5 });
    const hits = Array.from({ length: 400 }, () => meet({ method: 'GET', path: '/' })).filter(
      Boolean,
    );
    expect(hits).toHaveLength(5);
  });
});

test('latencies add up, the first answer is used, and the second waits for its turn', () => {
  const { meet, all } = faultsWith(
    { latencyMs: 100 },
    { ...down, times: 1 },
    { latencyMs: 20, answer: { kind: 'malformed-json' }, times: 1 },
    { latencyMs: 3 },
  );
  expect(meet({ method: 'GET', path: '/' })).toEqual({
    faults: ['f1', 'f2', 'f4'],
    latencyMs: 103,
    answer: down.answer,
  });
  expect(all().map(({ id }) => id)).toEqual(['f1', 'f3', 'f4']);
  expect(meet({ method: 'GET', path: '/' })).toMatchObject({
    latencyMs: 123,
    answer: { kind: 'malformed-json' },
  });
});

test('a random latency stays within its bounds and reaches both', () => {
  const { meet } = faultsWith({ latencyMs: { minMs: 10, maxMs: 12 } });
  const drawn = new Set(
    Array.from({ length: 100 }, () => meet({ method: 'GET', path: '/' })?.latencyMs),
  );
  expect([...drawn].toSorted()).toEqual([10, 11, 12]);
});

test('an id is used once at a time, and results are copies', () => {
  const { add, remove, all } = faultsWith(down, down);
  expect(remove('f1')).toBe(true);
  expect(remove('f1')).toBe(false);
  expect(add(down).id).toBe('f3');
  for (const fault of all()) fault.probability = 0;
  expect(all().map(({ probability }) => probability)).toEqual([undefined, undefined]);
});
