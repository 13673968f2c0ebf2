import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { actorAt, anActor, anAvatar, aTrait, attempt, command } from '../command';

export const gift = fc
  .tuple(anActor, anActor, aTrait, fc.integer({ min: 1, max: 3 }))
  .map(([from, to, traitId, quantity]) =>
    command(`${from} gives ${quantity} × ${traitId} to ${to}`, async (model, place) => {
      const giver = actorAt(place, from);
      const { account: recipient } = actorAt(place, to);
      const { settlement } = place.market.context;
      const loose = () =>
        [giver.account, recipient].map((account) => settlement.looseOf(account, traitId));
      const [had = 0, hadRecipient = 0] = loose();
      const request = await giver.signGift(traitId, recipient, quantity);
      const act = () => place.market.gift(giver.account, request);
      const isDone = await attempt(place, act);
      const isAllowed = giver.account !== recipient && had >= quantity;
      assert.equal(isDone, isAllowed, 'loose editions go to another wallet');
      if (!isDone) return;
      assert.deepEqual(loose(), [had - quantity, hadRecipient + quantity]);
      model.spent.push(act);
    }),
  );

export const giftAvatar = fc.tuple(anActor, anActor, anAvatar).map(([from, to, avatar]) =>
  command(`${from} gives ${avatar} to ${to}`, async (model, place) => {
    const giver = actorAt(place, from);
    const { account: recipient } = actorAt(place, to);
    const { settlement, tables } = place.market.context;
    const wornNow = () => tables.avatars.find(avatar)?.worn;
    const isOwner = settlement.ownerOf(avatar) === giver.account;
    const worn = wornNow();
    const request = await giver.signAvatarGift(avatar, recipient);
    const act = () => place.market.gift(giver.account, request);
    const isDone = await attempt(place, act);
    assert.equal(isDone, isOwner && giver.account !== recipient, 'only its owner sends an avatar');
    if (!isDone) return;
    assert.equal(settlement.ownerOf(avatar), recipient);
    assert.deepEqual(wornNow(), worn, 'it goes with what it wears');
    model.spent.push(act);
  }),
);
