import { expect, test } from 'vitest';
import { between, createRandom, pick, shuffle } from './random';

const draw = (seed: string | number, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(draw('market', 20)).toEqual(draw('market', 20));
  expect(draw('market', 20)).not.toEqual(draw('markets', 20));
  expect(draw(1, 20)).not.toEqual(draw(2, 20));
});

test('numbers stay in [0, 1) and fill it evenly', () => {
  const numbers = draw('even', 20_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
  );
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

test('pick reaches every item and refuses an empty list', () => {
  const random = createRandom('pick');
  const picked = new Set(Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c'])));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  expect(() => pick(random, [])).toThrow(RangeError);
});

test('shuffle keeps every item and leaves the given list alone', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = shuffle(createRandom('shuffle'), items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(items);
});

test('between stays within its bounds', () => {
  const random = createRandom('between');
  for (let turn = 0; turn < 500; turn += 1) {
    const number = between(random, -3, 5);
    expect(number).toBeGreaterThanOrEqual(-3);
    expect(number).toBeLessThan(5);
  }
});
