import { expect, test } from 'vitest';

import { buyCreditsAction, subscribeAction } from '../actions/credits';
import * as credits from '../../../fixtures/economy/credits';
import { CreditLedgerSchema, CreditsBoughtSchema, PlansSchema } from './credits.schema';

test.each([
  [PlansSchema, credits.plans],
  [subscribeAction.request, credits.subscribeRequest],
  [buyCreditsAction.request, credits.buyCreditsRequest],
  [CreditsBoughtSchema, credits.planBought],
  [CreditLedgerSchema, credits.creditLedger],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('an empty ledger is valid', () => {
  const empty = {
    items: [],
    nextCursor: null,
    total: 0,
    balance: { subscription: 0, vanilla: 0 },
    lots: [],
    subscription: null,
    endedSubscription: null,
    asOf: '2026-11-02T10:05:00.000Z',
  };
  expect(CreditLedgerSchema.parse(empty)).toEqual(empty);
});

test('a reason that is newer than this contract does not break an answer', () => {
  const [entry] = credits.creditLedger.items;
  const ledger = { ...credits.creditLedger, items: [{ ...entry, reason: 'lottery' }] };
  expect(CreditLedgerSchema.parse(ledger).items[0]?.reason).toBe('lottery');
});

test('credits are whole numbers', () => {
  const ledger = { ...credits.creditLedger, balance: { subscription: 0.5, vanilla: 0 } };
  expect(CreditLedgerSchema.safeParse(ledger).success).toBe(false);
});

const asPlan = (change: object) =>
  subscribeAction.request.safeParse({
    ...credits.subscribeRequest,
    message: { ...credits.subscribeRequest.message, ...change },
  }).success;

test('a plan is bought with a complete message, and nothing else', () => {
  expect(asPlan({})).toBe(true);
  for (const change of [
    { plan: 'Free' },
    { plan: undefined },
    { subscriber: 'alice' },
    { highestPrice: '0.004' },
    { highestPrice: '-1' },
    { nonce: undefined },
    { deadline: undefined },
    { renews: true },
  ]) {
    expect(asPlan(change), JSON.stringify(change)).toBe(false);
  }
});
