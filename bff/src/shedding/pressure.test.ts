import { expect, test } from 'vitest';

import { createPressure, SHEDDING_ORDER } from './pressure';

const limits = { utilisation: 0.9, delay: 20 };
const overloaded = { utilisation: 1, delay: 40 };
const calm = { utilisation: 0.3, delay: 1 };

// Returns the classes of requests that are certain to be shed in each sample under constant load.
const shedDuring = (samples: number) => {
  // At the highest random number, only requests that are certain to be shed are shed.
  const pressure = createPressure(limits, () => 0.999);
  return Array.from({ length: samples }, () => {
    pressure.sample(overloaded);
    return SHEDDING_ORDER.filter((kind) => pressure.sheds(kind));
  });
};

test('search is shed first, sign-in last', () => {
  const seen = shedDuring(12).map((kinds) => kinds.join());
  expect([...new Set(seen)]).toEqual(['', 'search', 'search,others', 'search,others,sign-in']);
});

test('sheds nothing while the loop is busy but on time, or late but idle', () => {
  const pressure = createPressure(limits, () => 0);
  for (let index = 0; index < 50; index += 1) {
    pressure.sample({ utilisation: 1, delay: 19 });
    pressure.sample({ utilisation: 0.89, delay: 500 });
  }
  expect(SHEDDING_ORDER.filter((kind) => pressure.sheds(kind))).toEqual([]);
});

test('sheds a part of a class before all of it', () => {
  let number = 0;
  const pressure = createPressure(limits, () => number);
  pressure.sample(overloaded);
  number = 0.2;
  expect(pressure.sheds('search')).toBe(true);
  number = 0.4;
  expect(pressure.sheds('search')).toBe(false);
});

test('settles when the delay is exactly at its limit, and rises and falls with it from there', () => {
  const pressure = createPressure(limits, () => 0);
  for (let index = 0; index < 4; index += 1) pressure.sample(overloaded);
  const level = pressure.level();
  for (let index = 0; index < 50; index += 1) pressure.sample({ utilisation: 1, delay: 20 });
  expect(pressure.level()).toBe(level);
  pressure.sample({ utilisation: 1, delay: 22 });
  expect(pressure.level()).toBeGreaterThan(level);
  pressure.sample({ utilisation: 1, delay: 17 });
  expect(pressure.level()).toBeLessThan(level);
});

test('ends automatically with the load', () => {
  const pressure = createPressure(limits, () => 0);
  for (let index = 0; index < 50; index += 1) pressure.sample({ utilisation: 1, delay: 1000 });
  expect(pressure.level()).toBe(1);
  expect(pressure.sheds('sign-in')).toBe(true);
  for (let index = 0; index < 20; index += 1) pressure.sample(calm);
  expect(pressure.level()).toBeCloseTo(0);
  pressure.sample(calm);
  expect(SHEDDING_ORDER.filter((kind) => pressure.sheds(kind))).toEqual([]);
});
