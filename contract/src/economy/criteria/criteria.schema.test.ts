import { expect, test } from 'vitest';

import { anyHatOffer, anyHatTerms, hats } from '../../../fixtures/economy/criteria';
import { OrderSchema } from '../orders/orders.schema';
import { readOrder } from '../typed-data/read-order';
import { CriteriaQuerySchema, CriteriaSetSchema } from './criteria.schema';

test('the fixtures parse to themselves', () => {
  expect(CriteriaSetSchema.parse(hats)).toEqual(hats);
  expect(OrderSchema.parse(anyHatOffer)).toEqual(anyHatOffer);
});

test('a set is requested by collection, and by an existing slot, tier and rarity', () => {
  const isValid = (query: unknown) => CriteriaQuerySchema.safeParse(query).success;
  expect(isValid({ collection: 'fathom-club' })).toBe(true);
  expect(isValid({ collection: 'fathom-club', slot: 'eyes', tier: 'epic' })).toBe(true);
  expect(isValid({ collection: 'fathom-club', rarity: 'epic' })).toBe(true);
  expect(isValid({ collection: 'fathom-club', rarity: 'unworn' })).toBe(false);
  expect(isValid({ slot: 'eyes' })).toBe(false);
  expect(isValid({ collection: 'fathom-club', slot: 'tail' })).toBe(false);
  expect(isValid({ collection: 'fathom-club', tier: 'mythic' })).toBe(false);
  expect(isValid({ collection: '../x' })).toBe(false);
});

test('the signed message says how many of which set, and at what price', () => {
  const { kind, quantity, ...facts } = readOrder(1, anyHatOffer.components);
  expect({ kind, quantity }).toEqual({ kind: 'offer', quantity: 2n });
  expect(facts).toMatchObject({
    asset: { ...anyHatTerms.asset, quantity: 1n },
    unitPrice: 50_000_000_000_000_000n,
  });
});

test('a trade names what it is about', () => {
  const { consideration, ...rest } = anyHatOffer.components;
  const [wanted] = consideration;
  const given = { ...wanted, itemType: 3, identifierOrCriteria: '7' };
  expect(() =>
    readOrder(1, { ...rest, offer: [given], orderType: 2, consideration } as never),
  ).toThrow('A listing asks for native coin');
  expect(() =>
    readOrder(1, {
      ...rest,
      offer: [given],
      orderType: 2,
      consideration: [{ ...wanted, itemType: 3 }, wanted],
    } as never),
  ).toThrow('Only traits and avatars change hands for each other');
});
