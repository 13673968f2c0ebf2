import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { actorAt, anActor, at, aTrait, attempt, command } from '../command';

export const burn = fc
  .tuple(anActor, aTrait, fc.integer({ min: 1, max: 3 }))
  .map(([actor, traitId, quantity]) =>
    command(`${actor} burns ${quantity} × ${traitId}`, async (model, place) => {
      const { account, signBurn } = actorAt(place, actor);
      const request = await signBurn(traitId, quantity);
      const act = () => place.market.burn(account, request);
      const had = place.market.context.settlement.looseOf(account, traitId);
      const isDone = await attempt(place, act);
      assert.equal(isDone, had >= quantity, 'one burns what one has loose, and no more');
      if (!isDone) return;
      const row = place.market.context.tables.burns.findBy('account', account).at(-1);
      if (row === undefined) throw new Error('A burn that went through is known');
      model.spent.push(act);
      const { id: hash, chainId, until } = row;
      model.burns.push({ hash, actor, chainId, traitId, quantity, until, state: 'locked' });
    }),
  );

export const withdrawBurn = fc
  .tuple(anActor, fc.nat({ max: 3 }), fc.boolean())
  .map(([index, which, isOwn]) =>
    command(
      `take the ${which}th latest burn back by ${isOwn ? 'who did it' : index}`,
      async (model, place) => {
        const known = at(model.burns.toReversed(), which);
        if (known === undefined) return;
        const actor = actorAt(place, isOwn ? known.actor : index);
        const request = await actor.signWithdrawBurn(known.hash, known.chainId);
        const act = () => place.market.withdrawBurn(actor.account, known.hash, request);
        const isAllowed =
          known.state === 'locked' && actor.account === actorAt(place, known.actor).account;
        assert.equal(
          await attempt(place, act),
          isAllowed,
          'its owner takes it back while it is locked',
        );
        if (!isAllowed) return;
        known.state = 'withdrawn';
        model.spent.push(act);
      },
    ),
  );
