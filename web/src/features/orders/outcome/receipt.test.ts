import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { describe, expect, test } from 'vitest';

import { toldOf } from './receipt';

describe('what was cancelled', () => {
  const told = (all: number, cancelled: number, over: number) =>
    toldOf(
      { kind: 'cancelled', orders: Array.from({ length: cancelled }, () => listing), over },
      { kind: 'cancel', orders: Array.from({ length: all }, () => listing) },
    );

  test.each([
    [1, 1, 0, 'Cancelled'],
    [3, 3, 0, '3 orders cancelled'],
    [3, 2, 1, '2 orders cancelled'],
    [1, 0, 1, 'There was nothing left to cancel'],
    // Of the last of three signatures.
    [250, 50, 0, 'All of it is taken back'],
  ])('of %d orders %d, with %d that were over, is told as: %s', (all, cancelled, over, title) => {
    expect(told(all, cancelled, over).title).toBe(title);
  });

  test('says how many had been filled or had ended', () => {
    expect(told(3, 2, 1).rows).toEqual([{ label: 'Filled or ended before', value: '1' }]);
  });
});
