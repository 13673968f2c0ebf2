import {
  REROLL_CREDITS,
  REROLL_LIMIT,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { isPoolOpen, poolOf } from '../../../economy/reroll/pool';
import { rerolledLately } from '../../../economy/reroll/reroll-counts';
import type { DrawRow } from '../../../economy/tables/drop-row';
import type { Account } from '../../../kernel/account';
import { PINS } from '../../market-catalogue';
import { refusalOf } from '../../refusal-of';
import { actorAt, anActor, attempt, command, creditsOf, sumOf } from '../command';
import type { Model, Place } from '../place';

const aPin = fc.constantFrom(...PINS.slice(0, 3));

/** Updates the model for a re-roll, which costs credits and burns all staked editions but one. */
const rememberReroll = (
  model: Model,
  place: Place,
  account: Account,
  stake: readonly string[],
  cost: number,
): void => {
  const had = model.credits.get(account) ?? { subscription: 0, vanilla: 0 };
  const has = creditsOf(place, account);
  assert.equal(sumOf(had) - sumOf(has), cost, 'it costs what it says');
  model.credits.set(account, has);
  const [, ...burned] = stake;
  for (const id of burned) model.editions.set(id, (model.editions.get(id) ?? 0) - 1);
};

const drawFromPool = (stakeOf: (pin: string, other: string) => string[], cost: number) =>
  fc.tuple(anActor, aPin, aPin).map(([index, pin, other]) => {
    const stake = stakeOf(pin, other);
    return command(`${index} puts in ${stake.join(', ')}`, async (model, place) => {
      const actor = actorAt(place, index);
      const loose = () => looseOfPins(place, actor.account);
      const had = loose();
      const request = await actor.signReroll(stake);
      const act = () => place.market.reroll(actor.account, request);
      if (!(await attempt(place, act))) return;
      assert.equal(loose(), had - stake.length + 1, 'one comes out');
      rememberReroll(model, place, actor.account, stake, cost);
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

/**
 * Two users re-roll concurrently. The second must be rejected if the first has changed the table.
 * The table stays the same only if the first draws an edition of the trait that it staked.
 */
export const raceToReroll = fc.tuple(anActor, anActor, aPin).map(([one, other, pin]) =>
  command(`${one} and ${other} re-roll at once`, async (model, place) => {
    const rivals = [actorAt(place, one), actorAt(place, other)];
    if (one === other || !rivals.every(({ account }) => canReroll(place, account, pin))) return;
    const requests = await Promise.all(
      rivals.map(async (rival) => ({ rival, request: await rival.signReroll([pin]) })),
    );
    const drawn = await Promise.all(
      requests.map(async ({ rival: { account }, request }) => {
        const rows: DrawRow[] = [];
        const code = await refusalOf(
          place.market.reroll(account, request).then((row) => rows.push(row)),
        );
        if (code === undefined) rememberReroll(model, place, account, [pin], REROLL_CREDITS);
        return { code, came: rows[0]?.picks[0]?.tokenId };
      }),
    );
    const isAsItWas = drawn[0]?.came === place.market.context.catalogue.traits.get(pin)?.tokenId;
    assert.deepEqual(
      drawn.map(({ code }) => code),
      [undefined, isAsItWas ? undefined : 'pool-moved'],
    );
  }),
);
