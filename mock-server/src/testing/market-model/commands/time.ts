import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { PERIOD_MS } from '../../../world/plans';
import { DAY_MS } from '../../market';
import { command, creditsOf } from '../command';
import type { Model, Place } from '../place';

/** Advances the clock, and requires that this only expires subscription credits and ends plans. */
export const advance = async (model: Model, place: Place, ms: number): Promise<void> => {
  const before = place.actors.map(({ account }) => ({
    account,
    had: creditsOf(place, account),
    plan: place.credits.subscription(account, place.clock.now),
  }));
  place.clock.now += ms;
  for (const { account, had, plan } of before) {
    const has = creditsOf(place, account);
    assert.equal(has.vanilla, had.vanilla, 'vanilla credits never end');
    assert.ok(has.subscription <= had.subscription, 'nothing renews itself');
    const isOver = plan === undefined || plan.endsAt <= place.clock.now;
    const inForce = place.credits.subscription(account, place.clock.now);
    assert.deepEqual(inForce, isOver ? undefined : plan, 'a plan ends when it said');
    model.credits.set(account, has);
  }
  for (const known of model.orders) {
    if (Number(known.order.components.endTime) * 1000 <= place.clock.now) known.over = true;
  }
  for (const known of model.burns) {
    if (known.state !== 'locked' || known.until > place.clock.now) continue;
    known.state = 'gone';
    const { traitId, quantity } = known;
    model.editions.set(traitId, (model.editions.get(traitId) ?? 0) - quantity);
  }
  await place.market.settle();
};

export const minutesPass = fc.integer({ min: 1, max: 20 }).map((minutes) =>
  command(`${minutes} minutes pass`, async (model, place) => {
    await advance(model, place, minutes * 60_000);
  }),
);

export const pass = fc.integer({ min: 1, max: 20 }).map((days) =>
  command(`${days} days pass`, async (model, place) => {
    await advance(model, place, days * DAY_MS);
  }),
);

/** Advances by one or two periods of a plan, or by a millisecond less. */
export const periodsPass = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.boolean())
  .map(([count, isBefore]) =>
    command(`${count} periods pass${isBefore ? ', nearly' : ''}`, async (model, place) => {
      await advance(model, place, count * PERIOD_MS - (isBefore ? 1 : 0));
    }),
  );
