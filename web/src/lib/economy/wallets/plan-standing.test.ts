import { aliceSubscription } from '@trait-market/contract/fixtures/economy/credits';
import type { CreditLot } from '@trait-market/contract/economy/credits';
import { describe, expect, test } from 'vitest';

import { lostByBuying, planNoticeOf } from './plan-standing';

/** Returns the plan's notice at a time. Alice's plan ends on 1 December at 9:00. */
const at = (asOf: string) =>
  planNoticeOf({ subscription: aliceSubscription, endedSubscription: null, asOf });
const afterwards = (asOf: string) =>
  planNoticeOf({ subscription: null, endedSubscription: aliceSubscription, asOf });

describe('E45 announces that a plan ends', () => {
  test.each([
    ['2026-11-02T10:00:00.000Z', undefined],
    ['2026-11-28T08:59:59.000Z', undefined],
    ['2026-11-28T09:00:00.000Z', { kind: 'ending', days: 3 }],
    ['2026-11-29T12:00:00.000Z', { kind: 'ending', days: 2 }],
    ['2026-11-30T09:00:00.000Z', { kind: 'ending', days: 1 }],
    ['2026-12-01T08:59:59.000Z', { kind: 'ending', days: 1 }],
  ])('at %s the announcement is %j', (asOf, notice) => {
    expect(at(asOf)).toEqual(notice && { ...notice, subscription: aliceSubscription });
  });

  test.each([
    ['2026-12-01T09:00:00.000Z', true],
    ['2026-12-31T09:00:00.000Z', true],
    ['2026-12-31T09:00:01.000Z', false],
  ])('at %s, after the end, it is announced: %s', (asOf, isSaid) => {
    expect(afterwards(asOf)?.kind).toBe(isSaid ? 'ended' : undefined);
  });

  test('announces nothing to people who never had a plan', () => {
    const never = { subscription: null, endedSubscription: null, asOf: '2026-11-02T10:00:00.000Z' };
    expect(planNoticeOf(never)).toBeUndefined();
  });
});

describe('E46 shows in advance what is lost by buying a plan', () => {
  const asOf = '2026-12-02T09:00:00.000Z';
  const rolledOver: CreditLot = {
    bucket: 'subscription',
    amount: 240,
    endsAt: '2026-12-31T09:00:00.000Z',
  };
  const ofPlan: CreditLot = { ...rolledOver, endsAt: '2027-01-20T09:00:00.000Z' };
  const vanilla: CreditLot = { bucket: 'vanilla', amount: 500, endsAt: null };
  const given: CreditLot = { ...vanilla, bucket: 'subscription' };

  test.each<[string, number, CreditLot[], number]>([
    ['no more rolled over than the plan brings', 250, [rolledOver], 0],
    ['more rolled over than it brings', 100, [rolledOver], 140],
    ['what has not rolled over yet', 100, [ofPlan], 0],
    ['credits that never end', 100, [vanilla, given], 0],
    ['all of them', 100, [rolledOver, ofPlan, vanilla, given], 140],
  ])('with %s', (_, credits, lots, lost) => {
    expect(lostByBuying({ credits }, { lots, asOf })).toBe(lost);
  });
});
