import { expect, test } from 'vitest';
import { composeTraits } from './catalogue';
import { COLLECTIONS } from './collections';
import { SLOTS } from '@trait-market/contract/economy/shared';

const market = composeTraits({ count: 800, seed: 'market' });

test('the same seed gives the same traits, and another seed gives others', () => {
  expect(composeTraits({ count: 800, seed: 'market' })).toEqual(market);
  expect(composeTraits({ count: 800, seed: 'bazaar' })).not.toEqual(market);
});

test('800 traits have 800 different names', () => {
  expect(market).toHaveLength(800);
  expect(new Set(market.map(({ value }) => value)).size).toBe(800);
});

test('names are words, never numbered', () => {
  for (const { value } of market) {
    expect(value).toMatch(/^[A-Z][A-Za-z’-]*( [A-Za-z][A-Za-z’-]*)+$/);
    expect(value.length).toBeLessThan(48);
  }
});

test('every slot and every collection gets its share', () => {
  const share = market.length / SLOTS.length;
  for (const slot of SLOTS) {
    const own = market.filter((trait) => trait.slot === slot);
    expect(own.length).toBeGreaterThan(share * 0.9);
    expect(new Set(own.map(({ drawing }) => drawing)).size).toBeGreaterThanOrEqual(10);
    for (const { slug } of COLLECTIONS) {
      expect(own.filter(({ collection }) => collection === slug).length).toBeGreaterThan(8);
    }
  }
});

test('a smaller catalogue is the first part of a larger one', () => {
  expect(composeTraits({ count: 50, seed: 'market' })).toEqual(market.slice(0, 50));
});

test('with 20,000 traits, no two share both name and collection', () => {
  const many = composeTraits({ count: 20_000, seed: 7 });
  const keys = many.map(({ value, collection }) => `${collection}/${value}`);
  expect(new Set(keys).size).toBe(20_000);
});

test('no two traits of one slot and collection have the same visual data', () => {
  const many = composeTraits({ count: 20_000, seed: 7 });
  expect(
    new Set(many.map(({ seed, drawing, tones }) => JSON.stringify({ seed, drawing, tones }))).size,
  ).toBe(20_000);
});

test('traits are plain JSON', () => {
  expect(JSON.parse(JSON.stringify(market))).toEqual(market);
});

test('refuses more traits than are possible', () => {
  expect(() => composeTraits({ count: 1_000_000, seed: 1 })).toThrow(RangeError);
});
