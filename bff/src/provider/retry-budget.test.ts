import { expect, test } from 'vitest';

import { createRetryBudget } from './retry-budget';

test('ten reads earn one retry, in addition to a small reserve', () => {
  const budget = createRetryBudget(10);
  for (let read = 0; read < 1000; read += 1) {
    budget.earn();
    budget.spend();
  }
  expect(budget.spent()).toBeGreaterThanOrEqual(100);
  expect(budget.spent()).toBeLessThanOrEqual(110);
});

test('quiet periods do not save up retries', () => {
  const budget = createRetryBudget(10);
  for (let read = 0; read < 100_000; read += 1) budget.earn();
  let granted = 0;
  while (budget.spend()) granted += 1;
  expect(granted).toBe(10);
});

test('without a budget there are no retries once the reserve is used up', () => {
  const budget = createRetryBudget(0);
  for (let read = 0; read < 50; read += 1) {
    budget.earn();
    budget.spend();
  }
  expect(budget.spent()).toBe(10);
});

test('grants a retry when the reads so far have fully earned it', () => {
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
