import {
  aliceSubscription,
  creditLedger,
  plans,
} from '@trait-market/contract/fixtures/economy/credits';
import { expect, test } from 'vitest';

import { planWarnings } from './use-plan-warnings';

const [basic, , elite] = plans.plans;
if (!basic || !elite) throw new Error('There are too few plans.');
const none = { ...creditLedger, subscription: null, lots: [] };

test('gives no warning for a first plan', () => {
  expect(planWarnings(basic, none)).toEqual([]);
});

test("E46 warns when a change of plan doesn't add the remaining time", () => {
  const words = planWarnings(elite, { ...none, subscription: aliceSubscription });
  expect(words).toEqual([expect.stringMatching(/^Your Advanced plan runs until 1 Dec 2026/)]);
});

test('E46 says how many rolled-over credits would be lost', () => {
  const later = { ...none, lots: creditLedger.lots, asOf: '2026-12-02T09:00:00.000Z' };
  expect(planWarnings(basic, later)).toEqual([
    expect.stringMatching(/^You’d lose 140 rolled-over credits: .* at most 100 can be kept/),
  ]);
  expect(planWarnings(elite, later)).toEqual([]);
});
