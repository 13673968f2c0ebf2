import {
  REROLL_CREDITS,
  REROLL_LIMIT,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { isPoolOpen, poolOf } from '../../../economy/reroll/pool';
import { rerolledLately } from '../../../economy/reroll/reroll-counts';
import type { Account } from '../../../kernel/account';
import { PINS } from '../../market-catalogue';
import { ROUND_PUBLISHED_MS } from '../../draws/next-round';
import { refusalOf } from '../../refusal-of';
import { actorAt, anActor, attempt, attemptDraw, command, creditsOf, sumOf } from '../command';
import type { Model, Place } from '../place';
import { advance } from './time';

const aPin = fc.constantFrom(...PINS.slice(0, 3));

const rememberCost = (model: Model, place: Place, account: Account, cost: number): void => {
  const had = model.credits.get(account) ?? { subscription: 0, vanilla: 0 };
  const has = creditsOf(place, account);
  assert.equal(sumOf(had) - sumOf(has), cost, 'it costs what it says');
  model.credits.set(account, has);
};

const drawFromPool = (stakeOf: (pin: string, other: string) => string[], cost: number) =>
  fc.tuple(anActor, aPin, aPin).map(([index, pin, other]) => {
    const stake = stakeOf(pin, other);
    return command(`${index} puts in ${stake.join(', ')}`, async (model, place) => {
      await advance(model, place, ROUND_PUBLISHED_MS);
      const actor = actorAt(place, index);
      const loose = () => looseOfPins(place, actor.account);
      const had = loose();
      const request = await actor.signReroll(stake);
      const act = () => place.market.reroll(actor.account, request);
      if (!(await attemptDraw(place, act))) return;
      assert.equal(loose(), had - stake.length, 'the stake is locked');
      rememberCost(model, place, actor.account, cost);
      await advance(model, place, ROUND_PUBLISHED_MS);
      assert.equal(loose(), had - stake.length + 1, 'one comes out');
      const [, ...burned] = stake;
      for (const id of burned) model.editions.set(id, (model.editions.get(id) ?? 0) - 1);
      model.spent.push(act);
    });
  });

const looseOfPins = ({ market }: Place, account: Account): number =>
  PINS.reduce((sum, id) => sum + market.context.settlement.looseOf(account, id), 0);

export const reroll = drawFromPool((pin) => [pin], REROLL_CREDITS);

export const upgrade = drawFromPool((pin, other) => [pin, pin, other], UPGRADE_CREDITS);

export const giveToPool = fc
  .tuple(anActor, aPin, fc.integer({ min: 1, max: 2 }))
  .map(([index, pin, quantity]) =>
    command(`${index} gives ${quantity} × ${pin} to the pool`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signPoolGive(pin, quantity);
      const had = place.market.context.settlement.looseOf(actor.account, pin);
      const act = () => place.market.giveToPool(actor.account, request);
      const isDone = await attempt(place, act);
      assert.equal(isDone, had >= quantity, 'one gives what one has loose, and no more');
      if (!isDone) return;
      model.pooled += quantity;
      model.spent.push(act);
    }),
  );

const canReroll = ({ market: { context } }: Place, account: Account, pin: string): boolean =>
  context.settlement.looseOf(account, pin) > 0 &&
  sumOf(context.credits.of(account)) >= REROLL_CREDITS &&
  rerolledLately(context, account).length < REROLL_LIMIT &&
  isPoolOpen(poolOf(context, 'alpha', 'accessory'));

/** Two users re-roll concurrently. The second is rejected, because the first draw waits. */
export const raceToReroll = fc.tuple(anActor, anActor, aPin).map(([one, other, pin]) =>
  command(`${one} and ${other} re-roll at once`, async (model, place) => {
    await advance(model, place, ROUND_PUBLISHED_MS);
    const rivals = [actorAt(place, one), actorAt(place, other)];
    if (one === other || !rivals.every(({ account }) => canReroll(place, account, pin))) return;
    const requests = await Promise.all(
      rivals.map(async (rival) => ({ rival, request: await rival.signReroll([pin]) })),
    );
    const codes = await Promise.all(
      requests.map(async ({ rival: { account }, request }) => {
        const code = await refusalOf(place.market.reroll(account, request));
        if (code === undefined) rememberCost(model, place, account, REROLL_CREDITS);
        return code;
      }),
    );
    assert.deepEqual(codes, [undefined, 'draw-waiting']);
    await advance(model, place, ROUND_PUBLISHED_MS);
  }),
);
