import assert from 'node:assert/strict';

import type { Model, Place } from '../place';

/** Requires each wallet's credits to equal the sums of its ledger and lots, and not be negative. */
export const expectValidCredits = (place: Place, { credits }: Model): void => {
  const { now } = place.clock;
  for (const [account, expected] of credits) {
    const balance = { subscription: 0, vanilla: 0 };
    for (const { bucket, amount } of place.credits.entries(account, now)) {
      balance[bucket] += amount;
      assert.ok(balance[bucket] >= 0, `${bucket} credits are never below 0`);
    }
    assert.deepEqual(
      place.credits.of(account, now),
      balance,
      'credits are the sum of their ledger',
    );
    assert.deepEqual(balance, expected, 'credits come and go by actions alone');
    const left = { subscription: 0, vanilla: 0 };
    for (const lot of place.credits.lots(account, now)) {
      left[lot.bucket] += lot.left;
      assert.ok(lot.endsAt === null || lot.endsAt > now, 'what has ended is gone');
      assert.ok(lot.bucket === 'subscription' || lot.endsAt === null, 'vanilla credits never end');
    }
    assert.deepEqual(left, balance, 'credits are what is left of all that came');
    const plan = place.credits.subscription(account, now);
    assert.ok(plan === undefined || (plan.startedAt <= now && now < plan.endsAt), 'a plan ends');
  }
};
