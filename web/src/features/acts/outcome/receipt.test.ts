import { dressBatchPlan, dressed } from '@trait-market/contract/fixtures/economy/benches';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { planBought, plans } from '@trait-market/contract/fixtures/economy/credits';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { waitingDraw } from '@trait-market/contract/fixtures/economy/packs';
import { describe, expect, test } from 'vitest';

import { summaryFor } from './receipt';

describe('a receipt for cancellations', () => {
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
  ])('for %d orders, %d canceled and %d already over, says: %s', (all, cancelled, over, title) => {
    expect(told(all, cancelled, over).title).toBe(title);
  });

  test('says how many had already been filled or ended', () => {
    expect(told(3, 2, 1).rows).toEqual([{ label: 'Already filled or expired', value: '1' }]);
  });
});

describe('a receipt for credits', () => {
  const [, advanced] = plans.plans;
  const [, twoHundred] = plans.bundles;
  if (!advanced || !twoHundred) throw new Error('There are too few plans.');

  test('for a plan, says what was paid, what was added, and when it ends', () => {
    const { title, words, rows } = summaryFor(
      { kind: 'creditsBought', bought: planBought },
      { kind: 'subscribe', plan: advanced },
    );
    expect(title).toBe('You bought the Advanced plan');
    expect(words).toMatch(/doesn’t renew/);
    expect(rows).toEqual([
      { label: 'You paid', value: '0.0085 ETH' },
      { label: 'Credits added', value: '250' },
      { label: 'You have now', value: '295 credits' },
      { label: 'Plan ends', value: expect.stringMatching(/^1 Dec 2026/) },
    ]);
  });

  test('for a bundle, says that it never expires, whatever the plan', () => {
    const { title, words, rows } = summaryFor(
      { kind: 'creditsBought', bought: { ...planBought, credits: 200 } },
      { kind: 'buyCredits', bundle: twoHundred },
    );
    expect(title).toBe('You bought 200 credits');
    expect(words).toMatch(/never expire/);
    expect(rows.map(({ label }) => label)).toEqual(['You paid', 'Credits added', 'You have now']);
  });
});

test.each([
  [1, /^Fathom Club #7 has its new look\.$/],
  [2, /^Fathom Club #7 and Fathom Club #7 have their new looks\.$/],
  [20, /^20 avatars have their new looks\.$/],
])('says that %d avatars were dressed at once', (count, words) => {
  const avatars = Array.from({ length: count }, () => fathom7);
  const summary = summaryFor(
    { kind: 'dressed', dressed: { ...dressed, avatars } },
    { kind: 'dressBatch', plan: dressBatchPlan },
  );
  expect(summary.title).toBe('Constructed');
  expect(summary.words).toMatch(words);
});

test('a receipt for packs whose result is still to come promises no open pack', () => {
  const { title, words } = summaryFor(
    { kind: 'packsOpened', draw: waitingDraw },
    { kind: 'cancel', orders: [] },
  );
  expect(title).toBe('Waiting for the result');
  expect(words).toMatch(/goes? back to you\.$/);
});
