import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { actingFor } from '../../testing/acting';
import {
  DAY_MS,
  ETHER,
  MARKET_NOW,
  openTestMarket,
  soon,
  type TestMarket,
} from '../../testing/market';
import { ALPHA, FEE_ACCOUNTS } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { Shortfall } from '../ledger/settlement';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  await place.giveTrait(bob.account, 'alpha-eyes', 1);
  for (const { account } of [alice, bob, carol]) {
    place.giveCoin(account, 10n * ETHER);
    place.giveWrapped(account, 10n * ETHER);
  }
});

const coin = (who: { account: typeof alice.account }, kind: 'native' | 'wrapped' = 'native') =>
  place.market.context.settlement.coinOf(who.account, 1, kind);
const loose = (who: { account: typeof alice.account }, traitId = 'alpha-hat') =>
  place.market.context.settlement.looseOf(who.account, traitId);
const snapshot = () =>
  JSON.stringify([stateOfTables(0, place.market.context.tables), [...place.coins].map(String)]);

const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = snapshot();
  expect(await refusalOf(act())).toBe(code);
  expect(snapshot()).toBe(before);
};

describe('accepting settles', () => {
  test('part of a listing: the trait for native coin, with both fees', async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
    const { quantity, order } = await bob.fulfil(listing, { quantity: '2' });
    expect([quantity, order.filled, order.filledAt]).toEqual([2, 2, null]);
    expect([loose(alice), loose(bob)]).toEqual([1, 2]);
    expect(coin(bob)).toBe(8n * ETHER);
    expect(coin(alice)).toBe(10n * ETHER + (2n * ETHER * 9_250n) / 10_000n);
    const [market, royalty] = FEE_ACCOUNTS.map((account) => coin({ account }));
    expect([market, royalty]).toEqual([ETHER / 20n, ETHER / 10n]);
    await bob.fulfil(listing);
    await expectRefused(() => bob.fulfil(listing), 'filled');
  });

  test("an offer: wrapped coin for the trait, with fees from the seller's proceeds", async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    const { activity } = await alice.fulfil(offer, {
      highestPrice: '0',
      lowestProceeds: String((ETHER * 9_250n) / 10_000n),
    });
    expect(activity).toMatchObject({ type: 'sale', from: alice.account, to: bob.account });
    expect([loose(alice), loose(bob)]).toEqual([2, 1]);
    expect(coin(bob, 'wrapped')).toBe(9n * ETHER);
    expect(coin(alice, 'wrapped')).toBe(10n * ETHER + (ETHER * 9_250n) / 10_000n);
  });

  test('a trade: traits for traits, without money', async () => {
    const trade = await bob.post(bob.tradeOf('alpha-eyes', 'alpha-hat'));
    const { activity } = await alice.fulfil(trade, { highestPrice: '0' });
    expect(activity).toMatchObject({ type: 'swap', price: null });
    expect([loose(alice), loose(bob)]).toEqual([2, 1]);
    expect([loose(alice, 'alpha-eyes'), loose(bob, 'alpha-eyes')]).toEqual([1, 0]);
    expect(coin(alice)).toBe(10n * ETHER);
  });

  test('an offer for an avatar that still wears what was promised', async () => {
    place.giveAvatar(alice.account, '7');
    const wear = { account: alice.account, avatar: 'alpha/7', slot: 'headwear' } as const;
    await place.market.move([{ kind: 'wear', ...wear, traitId: 'alpha-hat' }]);
    const offer = await bob.post({
      ...bob.offerFor('alpha-hat', ETHER),
      asset: { kind: 'avatar', token: ALPHA.contracts.avatars, tokenId: '7' },
      commitments: [
        { token: ALPHA.contracts.avatars, avatarId: '7', slot: 'headwear', traitId: '1000001' },
      ],
    });
    await place.market.move([{ kind: 'take-off', ...wear }]);
    await expectRefused(() => alice.fulfil(offer), 'commitment-broken');
    await place.market.move([{ kind: 'wear', ...wear, traitId: 'alpha-hat' }]);
    await alice.fulfil(offer);
    expect(place.market.context.settlement.ownerOf('alpha/7')).toBe(bob.account);
  });
});

describe('the activity records', () => {
  const hats = (quantity: number) => ({ kind: 'trait', traitId: 'alpha-hat', quantity });

  test('all editions of a sale, their total price, and who sold to whom', async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
    place.clock.now += 60_000;
    const { activity, order } = await bob.fulfil(listing, { quantity: '3' });
    expect(activity).toEqual({
      id: expect.any(Number),
      type: 'sale',
      at: MARKET_NOW + 60_000,
      chainId: 1,
      from: alice.account,
      to: bob.account,
      goods: [hats(3)],
      inReturn: [],
      price: { coin: 'native', amount: String(3n * ETHER) },
      orderHash: orderHash(listing.components),
    });
    expect(order).toMatchObject({ filled: 3, filledAt: MARKET_NOW + 60_000 });
  });

  test('what an offer asked for, in the coin that was paid', async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER, 2n));
    const { activity } = await alice.fulfil(offer, { quantity: '2' });
    expect(activity).toMatchObject({
      from: alice.account,
      to: bob.account,
      goods: [hats(2)],
      inReturn: [],
      price: { coin: 'wrapped', amount: String(2n * ETHER) },
    });
  });

  test('both sides of a trade, each with its editions', async () => {
    const trade = bob.tradeOf('alpha-eyes', 'alpha-hat');
    const gets = trade.gets.map((asset) => ({ ...asset, quantity: 2n }));
    const { activity } = await alice.fulfil(await bob.post({ ...trade, gets }));
    expect(activity).toMatchObject({
      from: bob.account,
      to: alice.account,
      goods: [{ kind: 'trait', traitId: 'alpha-eyes', quantity: 1 }],
      inReturn: [hats(2)],
      price: null,
    });
    expect([loose(alice), loose(bob)]).toEqual([1, 2]);
  });

  test('an avatar as a single item', async () => {
    place.giveAvatar(alice.account, '7');
    const offer = await bob.post(bob.bidFor('alpha/7', ETHER, false));
    const { activity } = await alice.fulfil(offer);
    expect(activity.goods).toEqual([{ kind: 'avatar', avatar: 'alpha/7' }]);
  });
});

describe('the exact amount is enough', () => {
  test('for the price of several editions', async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
    place.giveCoin(bob.account, 2n * ETHER - 1n);
    await expectRefused(() => bob.fulfil(listing, { quantity: '2' }), 'underfunded');
    place.giveCoin(bob.account, 2n * ETHER);
    await bob.fulfil(listing, { quantity: '2', highestPrice: String(2n * ETHER) });
    expect(coin(bob)).toBe(0n);
  });

  test('for the editions that an offer asks for, and a seller needs no coin', async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER, 4n));
    place.giveCoin(alice.account, 0n);
    await expectRefused(() => alice.fulfil(offer, { quantity: '4' }), 'not-the-holder');
    const lowestProceeds = String((3n * ETHER * 9_250n) / 10_000n);
    await alice.fulfil(offer, { quantity: '3', lowestProceeds });
    expect([loose(alice), loose(bob)]).toEqual([0, 3]);
  });
});

test('an order is found by its hash in upper case too', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const capitals = `0x${orderHash(listing.components).slice(2).toUpperCase()}` as const;
  const request = await bob.signFulfilment(listing, { orderHash: capitals });
  await place.market.fulfil(bob.account, capitals, request);
  expect(loose(bob)).toBe(1);
});

describe('a fulfillment is refused, and changes nothing,', () => {
  let listing: Awaited<ReturnType<typeof alice.post>>;
  beforeEach(async () => {
    listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  });
  const hash = () => orderHash(listing.components);

  test('when it is sent a second time', async () => {
    const request = await bob.signFulfilment(listing);
    await place.market.fulfil(bob.account, hash(), request);
    await expectRefused(
      () => place.market.fulfil(bob.account, hash(), request),
      'already-executed',
    );
  });

  test('with a token and someone else’s signature, or a signature and another token', async () => {
    const request = await bob.signFulfilment(listing);
    await expectRefused(() => place.market.fulfil(carol.account, hash(), request), 'not-yours');
    const forged = { ...request, message: { ...request.message, fulfiller: carol.wallet.address } };
    await expectRefused(() => place.market.fulfil(carol.account, hash(), forged), 'bad-signature');
  });

  test.each([{ quantity: '2' }, { highestPrice: '1' }, { nonce: '1' }, { deadline: soon() + '0' }])(
    'when it was altered after signing: %j',
    async (change) => {
      const request = await bob.signFulfilment(listing, { deadline: soon(MARKET_NOW - 1_000) });
      const altered = { ...request, message: { ...request.message, ...change } };
      const code = await refusalOf(place.market.fulfil(bob.account, hash(), altered));
      expect(['bad-signature', 'deadline-too-far']).toContain(code);
      expect(loose(bob)).toBe(0);
    },
  );

  test('when it is signed for another chain, or claims to be', async () => {
    const request = await bob.signFulfilment(listing, {}, 137);
    await expectRefused(() => place.market.fulfil(bob.account, hash(), request), 'wrong-chain');
    const claimed = { ...request, chainId: 1 };
    await expectRefused(() => place.market.fulfil(bob.account, hash(), claimed), 'wrong-chain');
    const denied = { ...(await bob.signFulfilment(listing)), chainId: 137 };
    await expectRefused(() => place.market.fulfil(bob.account, hash(), denied), 'wrong-chain');
  });

  test('for an order other than the one it is sent to, or for none', async () => {
    const other = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
    const request = await bob.signFulfilment(other);
    await expectRefused(() => place.market.fulfil(bob.account, hash(), request), 'bad-terms');
    const nowhere = `0x${'0'.repeat(64)}` as const;
    await expectRefused(() => place.market.fulfil(bob.account, nowhere, request), 'unknown-order');
  });

  test('when its signature has expired, or has a deadline too far away', async () => {
    const past = { deadline: String(MARKET_NOW / 1000) };
    await expectRefused(() => bob.fulfil(listing, past), 'deadline-passed');
    const far = { deadline: String(MARKET_NOW / 1000 + 3_601) };
    await expectRefused(() => bob.fulfil(listing, far), 'deadline-too-far');
  });

  test('at a price other than the accepted one', async () => {
    const below = { highestPrice: String(ETHER - 1n) };
    await expectRefused(() => bob.fulfil(listing, below), 'price-moved');
    const forTwo = { quantity: '2', highestPrice: String(ETHER) };
    await expectRefused(() => bob.fulfil(listing, forTwo), 'price-moved');
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    await expectRefused(
      () => alice.fulfil(offer, { lowestProceeds: String(ETHER) }),
      'price-moved',
    );
  });

  test('when what it takes is gone by the time of the move', async () => {
    const execute = vi.spyOn(place.market.context.settlement, 'execute');
    execute.mockRejectedValueOnce(new Shortfall());
    await expectRefused(() => bob.fulfil(listing), 'maker-not-the-holder');
    execute.mockRejectedValueOnce(new TypeError('a fault'));
    await expect(bob.fulfil(listing)).rejects.toThrow('a fault');
    await bob.fulfil(listing);
  });

  test('by its maker', async () => {
    await expectRefused(() => alice.fulfil(listing), 'own-order');
  });

  test('without the money', async () => {
    place.giveCoin(bob.account, ETHER - 1n);
    await expectRefused(() => bob.fulfil(listing), 'underfunded');
  });

  test('without the trait that an offer or a trade asks for', async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    await expectRefused(() => carol.fulfil(offer), 'not-the-holder');
    const trade = await bob.post(bob.tradeOf('alpha-eyes', 'alpha-hat'));
    await expectRefused(() => carol.fulfil(trade), 'not-the-holder');
  });

  test('without the avatar that an offer asks for', async () => {
    place.giveAvatar(alice.account, '7');
    const offer = await bob.post(bob.bidFor('alpha/7', ETHER, false));
    await expectRefused(() => carol.fulfil(offer), 'not-the-holder');
  });

  test('for more than is left, or for nothing', async () => {
    await expectRefused(() => bob.fulfil(listing, { quantity: '3' }), 'not-enough-left');
    await expectRefused(() => bob.fulfil(listing, { quantity: '0' }), 'bad-terms');
  });

  test('for an order that has ended', async () => {
    place.clock.now += 31 * DAY_MS;
    const deadline = soon(place.clock.now);
    await expectRefused(() => bob.fulfil(listing, { deadline }), 'expired');
  });

  test('for an order that was canceled, alone or with everything', async () => {
    const other = await alice.post(alice.listingOf('alpha-hat', ETHER));
    await place.market.cancel(alice.account, hash(), await alice.signCancel(listing));
    await expectRefused(() => bob.fulfil(listing), 'cancelled');
    await place.market.cancelAll(alice.account, await alice.signCancelAll('0'));
    await expectRefused(() => bob.fulfil(other), 'cancelled');
  });

  test('when the maker no longer has the item, or can no longer pay', async () => {
    await place.market.move([
      { kind: 'burn', traitId: 'alpha-hat', from: alice.account, quantity: 3 },
    ]);
    await expectRefused(() => bob.fulfil(listing), 'maker-not-the-holder');
    const offer = await carol.post(carol.offerFor('alpha-eyes', ETHER));
    place.giveWrapped(carol.account, ETHER - 1n);
    await expectRefused(() => bob.fulfil(offer), 'maker-underfunded');
  });
});

test('exactly one of two people who want the last edition at once gets it', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const requests = await Promise.all([bob, carol].map((who) => who.signFulfilment(listing)));
  const [one, other] = await Promise.all(
    requests.map((request) =>
      refusalOf(
        place.market.fulfil(
          request.message.fulfiller === bob.wallet.address ? bob.account : carol.account,
          orderHash(listing.components),
          request,
        ),
      ),
    ),
  );
  expect([one, other]).toEqual([undefined, 'filled']);
  expect([loose(alice), loose(bob), loose(carol)]).toEqual([2, 1, 0]);
});

test('the second of two listings of the same last edition is inactive once the first is sold', async () => {
  await place.market.move([
    { kind: 'burn', traitId: 'alpha-hat', from: alice.account, quantity: 2 },
  ]);
  const cheap = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const dear = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
  await bob.fulfil(cheap);
  await expectRefused(() => carol.fulfil(dear), 'maker-not-the-holder');
});
