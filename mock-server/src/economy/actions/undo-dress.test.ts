import type { DressRequest } from '@trait-market/contract/economy/benches';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import type { Look } from '../catalogue/look';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  place.giveAvatar(alice.account, '1', 'alpha', { body: 'alpha-body', headwear: 'alpha-hat' });
  place.giveAvatar(alice.account, '2', 'alpha', { body: 'alpha-body' });
  place.giveAvatar(bob.account, '3', 'alpha', { body: 'alpha-fur' });
  await place.giveTrait(alice.account, 'alpha-cap');
  place.setCredits(alice.account, 20, 30);
});

const dress = (request: DressRequest, who = alice) => place.market.dress(who.account, request);
const wornBy = (avatar: string): Look | undefined =>
  place.market.context.tables.avatars.find(avatar)?.worn;
const looseOf = (traitId: string, who = alice) =>
  place.market.context.settlement.looseOf(who.account, traitId);
const creditsOf = (who = alice) => place.market.context.credits.of(who.account);
const constructions = () => place.market.context.tables.constructions;

describe('undoing', () => {
  const HOUR_MS = 60 * 60_000;
  const undo = async (hash: `0x${string}`, who = alice) =>
    place.market.undoDress(who.account, hash, await who.signUndo(hash));

  test('E34 returns the look, the editions and the credits, each to where it came from', async () => {
    place.setCredits(alice.account, 3, 30);
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']));
    expect(creditsOf()).toEqual({ subscription: 0, vanilla: 28 });
    const undone = await undo(hash);
    expect(undone.credits).toEqual({ subscription: 3, vanilla: 2 });
    expect(creditsOf()).toEqual({ subscription: 3, vanilla: 30 });
    expect(wornBy('alpha/1')).toEqual({ body: 'alpha-body', headwear: 'alpha-hat' });
    expect([looseOf('alpha-hat'), looseOf('alpha-cap')]).toEqual([0, 1]);
    expect(constructions().findBy('act', hash)).toMatchObject([{ undoneAt: place.clock.now }]);
  });

  test('reverts a whole batch', async () => {
    const { hash } = await dress(
      await alice.signBatch([
        ['alpha/1', ['alpha-body', 'alpha-cap']],
        ['alpha/2', ['alpha-body', 'alpha-hat']],
      ]),
    );
    await undo(hash);
    expect([wornBy('alpha/1'), wornBy('alpha/2')]).toEqual([
      { body: 'alpha-body', headwear: 'alpha-hat' },
      { body: 'alpha-body' },
    ]);
  });

  test.each([
    ['twice', 'already-undone', async (hash: `0x${string}`) => void (await undo(hash))],
    ['after a day', 'undo-too-late', async () => void (place.clock.now += 24 * HOUR_MS + 1)],
    [
      'after another look',
      'avatar-moved',
      async () => void (await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']))),
    ],
    [
      'after the avatar was sold',
      'not-the-holder',
      () =>
        place.market.move([
          { kind: 'avatar', avatar: 'alpha/1', from: alice.account, to: bob.account },
        ]),
    ],
    [
      'after what came off was sold',
      'edition-not-there',
      () =>
        place.market.move([
          {
            kind: 'trait',
            traitId: 'alpha-hat',
            from: alice.account,
            to: bob.account,
            quantity: 1,
          },
        ]),
    ],
  ])('%s is refused, and nothing has changed', async (_when, code, meanwhile) => {
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body']));
    await meanwhile(hash);
    const before = JSON.stringify([place.market.state(), creditsOf()]);
    expect(await refusalOf(undo(hash))).toBe(code);
    expect(JSON.stringify([place.market.state(), creditsOf()])).toBe(before);
  });

  test('E34 is only possible for the user who made the change, and for an existing change', async () => {
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body']));
    expect(await refusalOf(undo(hash, bob))).toBe('not-yours');
    expect(await refusalOf(undo(`0x${'4'.repeat(64)}`))).toBe('unknown-act');
    const request = await alice.signUndo(`0x${'4'.repeat(64)}`);
    expect(await refusalOf(place.market.undoDress(alice.account, hash, request))).toBe('bad-terms');
  });

  test('sent twice says that it was done', async () => {
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body']));
    const request = await alice.signUndo(hash);
    await place.market.undoDress(alice.account, hash, request);
    expect(await refusalOf(place.market.undoDress(alice.account, hash, request))).toBe(
      'already-executed',
    );
  });
});

describe('the feed', () => {
  const MINUTE_MS = 60_000;
  const heads = () =>
    constructions()
      .findBy('avatar', 'alpha/1')
      .filter(({ continuedBy }) => continuedBy === null);

  test('E36 has one entry for an avatar that is dressed again within 10 minutes', async () => {
    await dress(await alice.signDress('alpha/1', ['alpha-body']));
    place.clock.now += 10 * MINUTE_MS;
    await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']));
    expect(heads()).toHaveLength(1);
    place.clock.now += 10 * MINUTE_MS + 1;
    await dress(await alice.signDress('alpha/1', ['alpha-body']));
    expect(heads()).toHaveLength(2);
  });

  test('shows the earlier entry again when its continuation is undone', async () => {
    const first = await dress(await alice.signDress('alpha/1', ['alpha-body']));
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']));
    await place.market.undoDress(alice.account, hash, await alice.signUndo(hash));
    expect(heads().map(({ act }) => act)).toEqual([first.hash, hash]);
  });
});
