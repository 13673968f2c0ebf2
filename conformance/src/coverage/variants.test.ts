import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { variantsOf } from './variants';

const schema = z.object({
  name: z.optional(z.string()),
  credits: z.nullable(z.number()),
  kind: z.enum(['one', 'two']),
  items: z.array(z.object({ isRare: z.boolean() })),
  price: z.union([z.string(), z.number()]),
});

const split = (...values: unknown[]) => {
  const variants = variantsOf(schema, values);
  const labels = (wanted: boolean) =>
    variants.filter(({ isSeen }) => isSeen === wanted).map(({ label }) => label);
  return { seen: labels(true), unseen: labels(false) };
};

test('nothing that a schema leaves open is seen before there are values', () => {
  expect(split()).toEqual({
    seen: [],
    unseen: [
      'name: given',
      'name: left out',
      'credits: null',
      'credits: not null',
      'kind: one',
      'kind: two',
      'items: items',
      'items: no items',
      'items[].isRare: true',
      'items[].isRare: false',
      'price: choice 1 of 2',
      'price: choice 2 of 2',
    ],
  });
});

test('each value shows its own variant, and several values show more', () => {
  const one = { credits: null, kind: 'one', items: [], price: 'x' };
  expect(split(one).seen).toEqual([
    'name: left out',
    'credits: null',
    'kind: one',
    'items: no items',
    'price: choice 1 of 2',
  ]);
  const other = { name: 'n', credits: 3, kind: 'two', price: 3 };
  const items = [{ isRare: true }, { isRare: false }];
  expect(split(one, { ...other, items }).unseen).toEqual([]);
});

test('a recursive schema terminates', () => {
  type Tree = { leaf: boolean; inner?: Tree | undefined };
  const tree: z.ZodMiniType<Tree> = z.object({
    leaf: z.boolean(),
    inner: z.optional(z.lazy(() => tree)),
  });
  expect(variantsOf(tree, [{ leaf: true }]).length).toBeGreaterThan(4);
});
