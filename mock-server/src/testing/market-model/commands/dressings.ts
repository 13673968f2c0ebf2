import { ChainIdSchema } from '@trait-market/contract/economy/shared';
import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  type DressRequest,
} from '@trait-market/contract/economy/benches';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { Dressed } from '../../../economy/benches/dressing';
import { UNDO_MS } from '../../../economy/benches/undo-dressing';
import { swapsBetween } from '../../../economy/catalogue/look';
import { actorAt, anActor, anAvatar, at, attempt, command, creditsOf, sumOf } from '../command';
import { LOOKS, type Model, type Place } from '../place';

const wornBy = ({ market }: Place, avatar: string): string =>
  JSON.stringify(market.context.tables.avatars.find(avatar)?.worn);

export const lookAt = (avatar: string, index: number): readonly string[] =>
  at(LOOKS[avatar.split('/')[0] ?? ''] ?? [], index) ?? [];

export const sendDress = async (
  model: Model,
  place: Place,
  index: number,
  avatars: readonly string[],
  request: DressRequest,
): Promise<void> => {
  const { account } = actorAt(place, index);
  const before = avatars.map((avatar) => wornBy(place, avatar));
  const had = creditsOf(place, account);
  const act = () => place.market.dress(account, request);
  const sent: Dressed[] = [];
  if (!(await attempt(place, async () => void sent.push(await act())))) return;
  const [{ hash, rows } = { hash: undefined, rows: [] }] = sent;
  if (hash === undefined) throw new Error('It went through');
  const slots = rows.reduce(
    (sum, row) => sum + swapsBetween(row.before.worn, row.after.worn).length,
    0,
  );
  const cost = request.kind === 'batch' ? CREDITS_PER_BATCH : CREDITS_PER_SLOT * slots;
  // The market spends subscription credits before vanilla credits.
  const ofPlan = Math.min(had.subscription, cost);
  const left = { subscription: had.subscription - ofPlan, vanilla: had.vanilla - (cost - ofPlan) };
  model.credits.set(account, left);
  model.spent.push(act);
  model.dressings.push({
    hash,
    actor: index,
    chainId: ChainIdSchema.parse(request.chainId),
    at: place.clock.now,
    cost,
    avatars: avatars.map((avatar, position) => ({
      avatar,
      before: before[position] ?? '',
      after: wornBy(place, avatar),
    })),
    undone: false,
  });
};

export const dress = fc.tuple(anActor, anAvatar, fc.nat({ max: 4 })).map(([index, avatar, look]) =>
  command(
    `dress ${avatar} in ${lookAt(avatar, look).join(' + ')} by ${index}`,
    async (model, place) => {
      const request = await actorAt(place, index).signDress(avatar, lookAt(avatar, look));
      await sendDress(model, place, index, [avatar], request);
    },
  ),
);

/** Dresses both avatars of the first collection in one action, which must change both or none. */
export const dressMany = fc
  .tuple(anActor, fc.nat({ max: 4 }), fc.nat({ max: 4 }))
  .map(([index, one, other]) =>
    command(`dress both in ${one} and ${other} by ${index}`, async (model, place) => {
      const avatars = ['alpha/1', 'alpha/2'] as const;
      const request = await actorAt(place, index).signBatch([
        [avatars[0], lookAt('alpha/1', one)],
        [avatars[1], lookAt('alpha/2', other)],
      ]);
      await sendDress(model, place, index, avatars, request);
    }),
  );

export const undo = fc
  .tuple(anActor, fc.nat({ max: 10 }), fc.boolean())
  .map(([index, which, isOwn]) =>
    command(`undo ${which} by ${isOwn ? 'who did it' : index}`, async (model, place) => {
      const known = at(model.dressings, which);
      if (known === undefined) return;
      const actor = actorAt(place, isOwn ? known.actor : index);
      const request = await actor.signUndo(known.hash, known.chainId);
      const isAsLeft = known.avatars.every(({ avatar, after }) => wornBy(place, avatar) === after);
      const had = creditsOf(place, actor.account);
      const act = () => place.market.undoDress(actor.account, known.hash, request);
      if (!(await attempt(place, act))) return;
      assert.equal(actor.account, actorAt(place, known.actor).account, 'only who did it undoes it');
      assert.equal(known.undone, false, 'a dressing is undone once');
      assert.ok(isAsLeft, 'only the latest look is undone');
      assert.ok(place.clock.now - known.at <= UNDO_MS, 'it is undone within a day');
      for (const { avatar, before } of known.avatars)
        assert.deepEqual(JSON.parse(wornBy(place, avatar)), JSON.parse(before));
      known.undone = true;
      const has = creditsOf(place, actor.account);
      assert.equal(sumOf(has), sumOf(had) + known.cost, 'all that it cost is given back');
      assert.ok(has.vanilla >= had.vanilla && has.subscription >= had.subscription);
      model.credits.set(actor.account, has);
      model.spent.push(act);
    }),
  );
