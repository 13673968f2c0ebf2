import { expect, test } from 'vitest';

import { queryOfRanking, readRanking, withMetric } from './ranking';

const read = (query: string) => readRanking(new URLSearchParams(query));

test('E330 the address has figure, direction, period and network', () => {
  expect(read('sort=best-offer&order=asc&period=month&chain=polygon')).toEqual({
    metric: 'best-offer',
    isRising: true,
    period: 'month',
    chainId: 137,
  });
  expect(queryOfRanking(read('sort=listed&chain=ethereum'))).toEqual({
    sort: 'listed',
    order: 'desc',
    period: 'week',
    chainId: 1,
  });
});

test('E330 an unknown address ranks by the volume of 7 days, highest first', () => {
  expect(read('sort=luck&order=up&period=year&chain=moon')).toEqual({
    metric: 'volume',
    isRising: false,
    period: 'week',
    chainId: undefined,
  });
});

test('E330 another figure begins with the highest and keeps period and network', () => {
  const params = new URLSearchParams('sort=floor&order=asc&period=day&chain=polygon');
  expect(String(withMetric(params, 'sales'))).toBe('sort=sales&period=day&chain=polygon');
  expect(String(withMetric(params, 'volume', true))).toBe('order=asc&period=day&chain=polygon');
});
