import { traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { recentSales, salesRanges } from './recent-sales';

const now = new Date('2026-11-30T12:00:00.000Z');
const sale = (at: string, amount: string, quantity: number) => ({
  at,
  quantity,
  price: { chainId: 1 as const, coin: 'wrapped' as const, amount },
});

test('sums the last 30 days, each edition at its price', () => {
  const sales = [
    sale('2026-10-31T11:59:59.000Z', '1000', 9),
    sale('2026-10-31T12:00:01.000Z', '100', 2),
    sale('2026-11-29T12:00:00.000Z', '7', 1),
  ];
  expect(recentSales({ ...traitHistory, sales }, now)).toEqual({
    sales: sales.slice(1),
    count: 3,
    volume: { chainId: 1, coin: 'native', amount: '207' },
  });
});

test('has no volume without sales', () => {
  expect(recentSales({ ...traitHistory, sales: [] }, now).volume).toBeNull();
});

test('the traits of a network share a scale of times and amounts', () => {
  const cheap = [sale('2026-11-29T12:00:00.000Z', '7', 1)];
  const dear = [
    sale('2026-11-20T12:00:00.000Z', '900', 1),
    sale('2026-11-21T12:00:00.000Z', '30', 1),
  ];
  const polygon = dear.map((one) => ({ ...one, price: { ...one.price, chainId: 137 as const } }));
  const times = [now.getTime() - 30 * 86_400_000, now.getTime()];
  expect([...salesRanges([cheap, dear, polygon, []], now)]).toEqual([
    [1, { times, least: 7n, most: 900n }],
    [137, { times, least: 30n, most: 900n }],
  ]);
});
