import { expect, test } from 'vitest';

import { createRetryBudget } from './retry-budget';

test('ten reads earn a retry, beside a small reserve', () => {
  const budget = createRetryBudget(10);
  for (let read = 0; read < 1000; read += 1) {
    budget.earn();
    budget.spend();
  }
  expect(budget.spent()).toBeGreaterThanOrEqual(100);
  expect(budget.spent()).toBeLessThanOrEqual(110);
});

test('a quiet day does not save up for a storm', () => {
  const budget = createRetryBudget(10);
  for (let read = 0; read < 100_000; read += 1) budget.earn();
  let granted = 0;
  while (budget.spend()) granted += 1;
  expect(granted).toBe(10);
});

test('without a budget nothing is asked again once the reserve is gone', () => {
  const budget = createRetryBudget(0);
  for (let read = 0; read < 50; read += 1) {
    budget.earn();
    budget.spend();
  }
  expect(budget.spent()).toBe(10);
});

test('a retry is granted when the reads so far have earned all of it', () => {
  const budget = createRetryBudget(10);
  while (budget.spend());
  expect(budget.spent()).toBe(10);
  for (let read = 0; read < 9; read += 1) {
    budget.earn();
    expect(budget.spend()).toBe(false);
  }
  budget.earn();
  expect(budget.spend()).toBe(true);
  expect([budget.spend(), budget.spent()]).toEqual([false, 11]);
});
