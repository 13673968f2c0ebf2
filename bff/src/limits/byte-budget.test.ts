import { expect, test } from 'vitest';

import { createByteBudget } from './byte-budget';

const TOTAL = 33_554_432;
const LARGEST = 262_144;

test('T82 1,000 holders of the largest size have no more than the total', () => {
  const budget = createByteBudget(TOTAL);
  const held = new Map<number, number>();
  const total = () => [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (let holder = 0; holder < 1000; holder += 1) {
    budget.enter({
      bytes: () => held.get(holder) ?? 0,
      evict: () => held.delete(holder),
    });
    held.set(holder, LARGEST);
    budget.add(LARGEST);
    expect(total()).toBeLessThanOrEqual(TOTAL);
  }
  expect(held.size).toBeGreaterThan(0);
});

test('T82 holders near the limit are counted rarely, not with each addition', () => {
  const budget = createByteBudget(TOTAL);
  let counted = 0;
  const held = new Map<number, number>();
  for (let holder = 0; holder < 1000; holder += 1) {
    held.set(holder, TOTAL / 1000);
    budget.enter({
      bytes: () => {
        counted += 1;
        return held.get(holder) ?? 0;
      },
      evict: () => held.delete(holder),
    });
  }
  budget.add(TOTAL);
  const additions = 4000;
  for (let addition = 0; addition < additions; addition += 1) {
    const holder = addition % 1000;
    const bytes = held.get(holder);
    if (bytes !== undefined) held.set(holder, bytes + 500);
    budget.add(500);
  }
  expect(counted).toBeLessThan(10 * additions);
});

const evictedOf = (...held: [name: string, client: string | undefined, bytes: number][]) => {
  const budget = createByteBudget(8000);
  const evicted: string[] = [];
  for (const [name, client, bytes] of held) {
    budget.enter({
      ...(client !== undefined && { client }),
      bytes: () => bytes,
      evict: () => evicted.push(name),
    });
    budget.add(bytes);
  }
  return evicted;
};

test.each([
  [
    'the largest, without clients',
    [
      [undefined, 3000],
      [undefined, 4000],
      [undefined, 2000],
    ],
    '1',
  ],
  [
    'the largest of one client',
    [
      ['a', 3000],
      ['a', 4000],
      ['a', 2000],
    ],
    '1',
  ],
  [
    'the holders of the client with the most',
    [
      ['a', 2500],
      ['b', 2000],
      ['b', 2000],
      ['c', 2500],
    ],
    '1',
  ],
  [
    'several until there is room',
    [
      ['a', 1000],
      ['b', 800],
      ['a', 1000],
      ['c', 6000],
    ],
    '3',
  ],
  [
    'none within the budget',
    [
      ['a', 4000],
      ['a', 4000],
    ],
    '',
  ],
] as [string, [string | undefined, number][], string][])(
  'T84 beyond the budget %s are evicted',
  (_name, held, evicted) => {
    const named = held.map(([client, bytes], index) => [String(index), client, bytes] as const);
    expect(
      evictedOf(...named.map((one): [string, string | undefined, number] => [...one])).join(),
    ).toBe(evicted);
  },
);

test('T84 bytes that a holder has freed, or that left with it, are available again', () => {
  const budget = createByteBudget(8000);
  let evictions = 0;
  for (let times = 0; times < 100; times += 1) {
    const holder = { bytes: () => 4000, evict: () => (evictions += 1) };
    budget.enter(holder);
    budget.add(4000);
    budget.leave(holder);
  }
  expect(evictions).toBe(0);
});
