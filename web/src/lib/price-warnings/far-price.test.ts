import { describe, expect, test } from 'vitest';

import { confirmationOf, confirmationOfSeveral, farPrice, type FarPrice } from './far-price';

const price = (amount: number) => ({
  chainId: 1 as const,
  coin: 'native' as const,
  amount: String(amount),
});
const at = (floor: number | null, lastSale: number | null) => ({
  floor: floor === null ? null : price(floor),
  lastSale: lastSale === null ? null : price(lastSale),
});
const words = (deed: FarPrice['deed'], amount: number, references: ReturnType<typeof at>) => {
  const far = farPrice(deed, BigInt(amount), references);
  return far && confirmationOf(far);
};

describe('E384 a price needs a tick', () => {
  test.each([
    ['list', 70, at(100, null), 'I want to list it 30% below the floor'],
    ['list', 71, at(100, null), undefined],
    ['sell', 60, at(100, null), 'I want to sell it 40% below the floor'],
    ['sell', 50, at(null, 100), 'I want to sell it 50% below the last sale'],
    ['sell', 51, at(null, 100), undefined],
    ['sell', 95, at(100, 200), 'I want to sell it 52.5% below the last sale'],
    ['sell', 9_000, at(100, 100), undefined],
    ['list', 999, at(100, 10), undefined],
    ['list', 1_000, at(100, null), 'I want to list it at 10 times the floor'],
    ['list', 182_900, at(null, 100), 'I want to list it at more than 10 times the last sale'],
    ['buy', 149, at(100, 10), undefined],
    ['buy', 150, at(100, null), 'I want to buy it 50% above the floor'],
    ['buy', 1, at(100, 100), undefined],
    ['buy', 199, at(null, 100), undefined],
    ['buy', 5_000, at(100, null), 'I want to buy it at more than 10 times the floor'],
    ['offer', 200, at(null, 100), 'I want to offer 100% above the last sale'],
    ['offer', 5_000, at(100, null), 'I want to offer more than 10 times the floor'],
    ['buy', 5_000, at(null, null), undefined],
    ['buy', 5_000, at(0, 0), undefined],
  ] as const)('%s at %i', (deed, amount, references, expected) => {
    expect(words(deed, amount, references)).toBe(expected);
  });

  test('and one tick covers several, each of which it names with the difference', () => {
    const far = { deed: 'list', relation: '40% below the floor', price: 60n } as const;
    const named = (...names: string[]) =>
      confirmationOfSeveral(names.map((name) => ({ name, price: far })));
    expect(named()).toBeUndefined();
    expect(named('Fez')).toEqual({ words: 'I want to list Fez 40% below the floor', items: [] });
    expect(named('A', 'B', 'C', 'D')).toEqual({
      words: 'I want to list 4 of these at prices far from the floor or the last sale:',
      items: ['A', 'B', 'C', 'D'].map((name) => `${name}: 40% below the floor`),
    });
  });
});
