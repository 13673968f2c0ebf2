import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { describe, expect, test } from 'vitest';

import { summaryFor } from './receipt';

describe('what was cancelled', () => {
  const told = (all: number, cancelled: number, over: number) =>
    summaryFor(
      { kind: 'cancelled', orders: Array.from({ length: cancelled }, () => listing), over },
      { kind: 'cancel', orders: Array.from({ length: all }, () => listing) },
    );

  test.each([
    [1, 1, 0, 'Canceled'],
    [3, 3, 0, '3 orders canceled'],
    [3, 2, 1, '2 orders canceled'],
    [1, 0, 1, 'Nothing left to cancel'],
    // Of the last of three signatures.
    [250, 50, 0, 'All orders canceled'],
  ])('of %d orders %d, with %d that were over, is told as: %s', (all, cancelled, over, title) => {
    expect(told(all, cancelled, over).title).toBe(title);
  });

  test('says how many had been filled or had ended', () => {
    expect(told(3, 2, 1).rows).toEqual([{ label: 'Already filled or expired', value: '1' }]);
  });
});
