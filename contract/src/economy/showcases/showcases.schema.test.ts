import { expect, test } from 'vitest';

import { saveShowcase, showcase } from '../../../fixtures/economy/showcases';
import { isKnownItem, MAX_SHOWN, SaveShowcaseSchema, ShowcaseSchema } from './showcases.schema';

const isValid = (items: readonly unknown[]) => SaveShowcaseSchema.safeParse({ items }).success;

test('fixtures parse to themselves', () => {
  expect(ShowcaseSchema.parse(showcase)).toEqual(showcase);
  expect(SaveShowcaseSchema.parse(saveShowcase)).toEqual(saveShowcase);
});

test('E314 a showcase has up to 12 items, or none', () => {
  const traits = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind: 'trait', id: `t${index}` }));
  expect([0, MAX_SHOWN, MAX_SHOWN + 1].map((count) => isValid(traits(count)))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  [{ kind: 'trait', id: '../x' }, false],
  [{ kind: 'avatar', collection: 'fathom-club', tokenId: '7' }, true],
  [{ kind: 'avatar', collection: 'fathom-club', tokenId: '07' }, false],
  [{ kind: 'look', id: 'd7-0' }, true],
  [{ kind: 'outfit', id: 'd7-0' }, false],
  [{ kind: 'trait', id: 'fez', title: 'Mine' }, false],
])('%j can be shown: %s', (item, isItem) => {
  expect(isValid([item])).toBe(isItem);
});

test('an item of a kind that is newer than the contract does not break the showcase', () => {
  const items = [{ kind: 'outfit', id: 'o1' }, ...showcase.items];
  const { data } = ShowcaseSchema.safeParse({ items });
  expect(data?.items.filter(isKnownItem)).toEqual(showcase.items);
  expect(ShowcaseSchema.safeParse({ items: [{ kind: 'trait' }] }).success).toBe(false);
});
