import type { DressRequest } from '@trait-market/contract/economy/benches';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { PERIOD_MS } from '../../world/plans';
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

describe('dressing', () => {
  test("E31 takes off, puts on and swaps for 5 credits per slot, using a plan's credits first", async () => {
    await place.giveTrait(alice.account, 'alpha-eyes');
    const { credits, rows } = await dress(
      await alice.signDress('alpha/1', ['alpha-body', 'alpha-eyes']),
    );
    expect(wornBy('alpha/1')).toEqual({ body: 'alpha-body', eyes: 'alpha-eyes' });
    expect([looseOf('alpha-hat'), looseOf('alpha-eyes')]).toEqual([1, 0]);
    expect(credits).toEqual({ subscription: 10, vanilla: 0 });
    expect(creditsOf()).toEqual({ subscription: 10, vanilla: 30 });

    await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-eyes', 'alpha-cap']));
    expect(wornBy('alpha/1')).toEqual({
      body: 'alpha-body',
      eyes: 'alpha-eyes',
      headwear: 'alpha-cap',
    });
    expect(rows).toHaveLength(1);
  });

  test('is in the activity, slot by slot, and can be found by its hash', async () => {
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']));
    const { tables } = place.market.context;
    expect(tables.log.all().map(({ type }) => type)).toEqual(['wear', 'take-off', 'mint']);
    expect(tables.acts.find(`${alice.account}/${hash}`)).toMatchObject({
      kind: 'dress',
      activity: tables.log.all()[0]?.id,
    });
  });

  test('counts once, however often it is sent', async () => {
    const request = await alice.signDress('alpha/1', ['alpha-body']);
    await dress(request);
    expect(await refusalOf(dress(request))).toBe('already-executed');
    expect(creditsOf()).toEqual({ subscription: 15, vanilla: 30 });
  });

  test('E32 succeeds for one of two simultaneous changes to a slot, and the other learns that the avatar changed', async () => {
    const requests = [
      await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']),
      await alice.signDress('alpha/1', ['alpha-body']),
    ];
    const codes = await Promise.all(requests.map((request) => refusalOf(dress(request))));
    expect(codes.toSorted()).toEqual(['avatar-moved', undefined]);
    expect(creditsOf()).toEqual({ subscription: 15, vanilla: 30 });
  });

  test('E32 cannot spend the last credits twice in two tabs', async () => {
    place.setCredits(alice.account, 0, 5);
    const requests = [
      await alice.signDress('alpha/1', ['alpha-body']),
      await alice.signDress('alpha/2', ['alpha-body', 'alpha-cap']),
    ];
    const codes = await Promise.all(requests.map((request) => refusalOf(dress(request))));
    expect(codes.toSorted()).toEqual(['credits-short', undefined]);
    expect(creditsOf()).toEqual({ subscription: 0, vanilla: 0 });
    // The second change would have put the cap on.
    expect(looseOf('alpha-cap')).toBe(codes[0] === undefined ? 1 : 0);
  });

  test('deactivates an offer that is committed to what comes off', async () => {
    place.giveWrapped(bob.account, 5n * ETHER);
    const bid = await bob.post(bob.bidFor('alpha/1', ETHER, true));
    await dress(await alice.signDress('alpha/1', ['alpha-body']));
    expect(await refusalOf(alice.fulfil(bid))).toBe('commitment-broken');
    const [order] = place.market.context.tables.orders.findBy('openMaker', bob.account);
    expect(order?.dormantSince).not.toBeNull();
  });
});

describe('an action around the end of a plan’s credits', () => {
  const MINUTE_MS = 60_000;
  /** Moves the clock to five minutes before Alice's plan credits expire; `vanilla` ones remain. */
  const endingSoon = (vanilla: number) => {
    const { credits, clock } = place;
    credits.remove(alice.account);
    credits.startPlan(alice.account, 'Basic', `0x${'a'.repeat(64)}`, clock.now);
    clock.now += 2 * PERIOD_MS - 5 * MINUTE_MS;
    if (vanilla > 0) place.giveCredits(alice.account, vanilla);
    expect(creditsOf()).toEqual({ subscription: 100, vanilla });
  };

  test('E43 signed before it and sent after it is paid from what is left then', async () => {
    endingSoon(30);
    const request = await alice.signDress('alpha/1', ['alpha-body']);
    place.clock.now += 5 * MINUTE_MS;
    expect((await dress(request)).credits).toEqual({ subscription: 0, vanilla: 5 });
    expect(creditsOf()).toEqual({ subscription: 0, vanilla: 25 });
  });

  test('E43 is refused when nothing is left then, and changes nothing', async () => {
    endingSoon(0);
    const request = await alice.signDress('alpha/1', ['alpha-body']);
    place.clock.now += 5 * MINUTE_MS;
    expect(await refusalOf(dress(request))).toBe('credits-short');
    expect(wornBy('alpha/1')).toEqual({ body: 'alpha-body', headwear: 'alpha-hat' });
    expect(creditsOf()).toEqual({ subscription: 0, vanilla: 0 });
  });

  test('E43 done before it and undone after it returns vanilla credits', async () => {
    endingSoon(30);
    const { hash } = await dress(await alice.signDress('alpha/1', ['alpha-body']));
    expect(creditsOf()).toEqual({ subscription: 95, vanilla: 30 });
    place.clock.now += 5 * MINUTE_MS;
    const undone = await place.market.undoDress(alice.account, hash, await alice.signUndo(hash));
    expect(undone.credits).toEqual({ subscription: 0, vanilla: 5 });
    expect(creditsOf()).toEqual({ subscription: 0, vanilla: 35 });
  });
});

describe('refuses, and changes nothing:', () => {
  const refused: [why: string, code: string, sign: () => Promise<DressRequest> | DressRequest][] = [
    [
      'the avatar moved',
      'avatar-moved',
      () => alice.signDress('alpha/1', [], { wornBefore: `0x${'1'.repeat(64)}` }),
    ],
    [
      'an edition that is not there',
      'edition-not-there',
      () => alice.signDress('alpha/2', ['alpha-body', 'alpha-hat']),
    ],
    [
      'a trait in another slot',
      'wrong-slot',
      () => alice.signDress('alpha/2', [], { wornAfter: [{ slot: 'eyes', traitId: '1000004' }] }),
    ],
    [
      'a trait of another collection',
      'unknown-trait',
      () => alice.signDress('alpha/2', [], { wornAfter: [{ slot: 'eyes', traitId: '1000002' }] }),
    ],
    ['the body taken off', 'slot-needed', () => alice.signDress('alpha/1', ['alpha-hat'])],
    ['nothing that changes', 'nothing-changes', () => alice.signDress('alpha/2', ['alpha-body'])],
    [
      'fewer credits allowed than it costs',
      'price-moved',
      () => alice.signDress('alpha/1', ['alpha-body'], { highestCredits: '4' }),
    ],
    [
      'a deadline that has passed',
      'deadline-passed',
      () => alice.signDress('alpha/1', ['alpha-body'], { deadline: '1' }),
    ],
    [
      "another user's avatar",
      'not-the-holder',
      () => alice.signDress('alpha/3', ['alpha-cap', 'alpha-fur']),
    ],
    [
      'an avatar that is not there',
      'unknown-avatar',
      () => alice.signDress('alpha/9', ['alpha-cap']),
    ],
    [
      'a contract that is none',
      'wrong-contract',
      () => alice.signDress('alpha/1', [], { token: `0x${'9'.repeat(40)}` }),
    ],
    ['another user’s signature', 'not-yours', () => bob.signDress('alpha/1', ['alpha-body'])],
    [
      'an avatar twice in a batch',
      'bad-terms',
      () =>
        alice.signBatch([
          ['alpha/1', ['alpha-body']],
          ['alpha/1', ['alpha-body']],
        ]),
    ],
  ];
  test.each(refused)('%s', async (_why, code, sign) => {
    const before = JSON.stringify([place.market.state(), creditsOf()]);
    expect(await refusalOf(dress(await sign()))).toBe(code);
    expect(JSON.stringify([place.market.state(), creditsOf()])).toBe(before);
  });

  test('a signature for another chain', async () => {
    const request = await alice.signDress('alpha/1', ['alpha-body']);
    expect(await refusalOf(dress({ ...request, chainId: 137 }))).toBe('wrong-chain');
  });

  test('a message other than the signed one', async () => {
    const request = await alice.signDress('alpha/1', ['alpha-body']);
    if (request.kind !== 'one') throw new Error('It dresses one');
    const message = { ...request.message, wornAfter: [] };
    expect(await refusalOf(dress({ ...request, message }))).toBe('bad-signature');
  });

  test('an action with too few credits', async () => {
    place.setCredits(alice.account, 3, 1);
    expect(await refusalOf(dress(await alice.signDress('alpha/1', ['alpha-body'])))).toBe(
      'credits-short',
    );
    expect(wornBy('alpha/1')).toEqual({ body: 'alpha-body', headwear: 'alpha-hat' });
  });
});

describe('a batch', () => {
  test('E31 costs 15 credits for any change, and can swap between avatars', async () => {
    const { credits, rows } = await dress(
      await alice.signBatch([
        ['alpha/1', ['alpha-body', 'alpha-cap']],
        ['alpha/2', ['alpha-body', 'alpha-hat']],
      ]),
    );
    expect(credits).toEqual({ subscription: 15, vanilla: 0 });
    expect(rows.map(({ avatar }) => avatar)).toEqual(['alpha/1', 'alpha/2']);
    expect(wornBy('alpha/2')).toEqual({ body: 'alpha-body', headwear: 'alpha-hat' });
    expect([looseOf('alpha-hat'), looseOf('alpha-cap')]).toEqual([0, 0]);
  });

  test('E31 E58 does nothing if one of its avatars has moved', async () => {
    const request = await alice.signBatch([
      ['alpha/1', ['alpha-body']],
      ['alpha/2', ['alpha-body', 'alpha-cap']],
    ]);
    await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']));
    await dress(await alice.signDress('alpha/1', ['alpha-body', 'alpha-hat']));
    const before = wornBy('alpha/1');
    await place.market.move([
      { kind: 'avatar', avatar: 'alpha/2', from: alice.account, to: bob.account },
    ]);
    // The signature is valid for the first avatar, but the second one must prevent both changes.
    expect(await dress(request).catch((error: unknown) => error)).toMatchObject({
      code: 'not-the-holder',
      about: { avatar: { collection: 'alpha', tokenId: '2' } },
    });
    expect(wornBy('alpha/1')).toEqual(before);
    expect(creditsOf()).toEqual({ subscription: 10, vanilla: 30 });
  });
});
