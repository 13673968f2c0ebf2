import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import { PlansSchema } from '@trait-market/contract/economy/credits';
import { expect, test } from 'vitest';

import { BUNDLES, PLAN_PRICES, PLANS } from './plans';

/** Returns the price of a thousand credits in wei. */
const rate = (credits: number, amount = '') => (BigInt(amount) * 1_000n) / BigInt(credits);

test("plans and bundles match the market's rules, smallest first", () => {
  expect(PlansSchema.parse(PLANS)).toEqual(PLANS);
  expect(PLANS.plans.map(({ plan, credits }) => [plan, credits])).toEqual([
    ['Basic', 100],
    ['Advanced', 250],
    ['Elite', 600],
  ]);
  expect(PLANS.bundles.map(({ credits }) => credits)).toEqual([50, 200, 500]);
});

test.each(CHAIN_IDS)(
  "on chain %i larger amounts cost less per credit, and a plan's credits cost less too",
  (chainId) => {
    const rates = [
      ...BUNDLES.map(({ credits, prices }) => rate(credits, prices[chainId].amount)),
      ...PLANS.plans.map(({ plan, credits }) => rate(credits, PLAN_PRICES[plan][chainId].amount)),
    ];
    expect(rates).toEqual(rates.toSorted((one, other) => (one > other ? -1 : 1)));
    expect(new Set(rates).size).toBe(rates.length);
  },
);

test('a price is in the native coin of its chain', () => {
  for (const { prices } of [...PLANS.plans, ...PLANS.bundles]) {
    expect(prices.map(({ chainId, coin }) => [chainId, coin])).toEqual([
      [1, 'native'],
      [137, 'native'],
    ]);
  }
});
