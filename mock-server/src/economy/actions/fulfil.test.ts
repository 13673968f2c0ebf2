import { CHAINS } from '@trait-market/contract/economy/shared';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, MARKET_NOW, openTestMarket, type TestMarket } from '../../testing/market';
import { ALPHA, FEE_ACCOUNTS } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
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

  const net = (ETHER * 9_250n) / 10_000n;
  const feesPaid = (kind: 'native' | 'wrapped') =>
    FEE_ACCOUNTS.map((account) => coin({ account }, kind));

  test('E432 a trade that gives wrapped coin: its receiver pays the fees', async () => {
    const trade = await bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'given', ETHER));
    const before = feesPaid('wrapped');
    await expectRefused(
      () => alice.fulfil(trade, { highestPrice: '0', lowestProceeds: String(net + 1n) }),
      'price-moved',
    );
    const { activity } = await alice.fulfil(trade, {
      highestPrice: '0',
      lowestProceeds: String(net),
    });
    expect(activity).toMatchObject({
      type: 'swap',
      from: bob.account,
      to: alice.account,
      price: { coin: 'wrapped', amount: String(ETHER) },
    });
    expect([loose(alice), loose(bob)]).toEqual([2, 1]);
    expect([loose(alice, 'alpha-eyes'), loose(bob, 'alpha-eyes')]).toEqual([1, 0]);
    expect(coin(bob, 'wrapped')).toBe(9n * ETHER);
    expect(coin(alice, 'wrapped')).toBe(10n * ETHER + net);
    const paid = feesPaid('wrapped').map((amount, index) => amount - (before[index] ?? 0n));
    expect(paid).toEqual([ETHER / 40n, ETHER / 20n]);
  });

  test('E432 a trade that wants native coin: its maker pays the fees', async () => {
    const trade = await bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'wanted', ETHER));
    const highestPrice = String(ETHER - 1n);
    await expectRefused(() => alice.fulfil(trade, { highestPrice }), 'price-moved');
    const { activity } = await alice.fulfil(trade, { highestPrice: String(ETHER) });
    expect(activity).toMatchObject({
      type: 'swap',
      from: bob.account,
      price: { coin: 'native', amount: String(ETHER) },
    });
    expect([loose(alice), loose(bob)]).toEqual([2, 1]);
    expect([coin(alice), coin(bob)]).toEqual([9n * ETHER, 10n * ETHER + net]);
  });

  test('E434 a trade is inactive while its maker lacks the coin, and refused without that of its fulfiller', async () => {
    const given = await bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'given', ETHER));
    place.giveWrapped(bob.account, ETHER - 1n);
    await expectRefused(() => alice.fulfil(given), 'maker-underfunded');
    await expectRefused(
      () => bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'given', ETHER)),
      'underfunded',
    );
    const wanted = await bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'wanted', ETHER));
    place.giveCoin(alice.account, ETHER - 1n);
    await expectRefused(() => alice.fulfil(wanted), 'underfunded');
    place.giveCoin(alice.account, ETHER);
    await alice.fulfil(wanted);
    expect(coin(alice)).toBe(0n);
  });

  test('E434 a trade with wrapped coin needs its approval by the maker, and for the fees by the fulfiller', async () => {
    const trade = await bob.post(bob.tradeForCoin('alpha-eyes', 'alpha-hat', 'given', ETHER));
    const { wrapped } = CHAINS[1];
    const approve = async (who: typeof alice, approved: boolean) =>
      place.market.approve(who.account, await who.signApproval(1, wrapped, approved));
    await approve(alice, false);
    await expectRefused(() => alice.fulfil(trade), 'approval-needed');
    await approve(alice, true);
    await approve(bob, false);
    await expectRefused(() => alice.fulfil(trade), 'not-approved');
    await approve(bob, true);
    await alice.fulfil(trade);
    expect(loose(bob)).toBe(1);
  });

  test.each(['given', 'wanted'] as const)(
    'E432 the coin that is %s has exactly the fees of the collection whose item it pays for',
    async (side) => {
      const terms = bob.tradeForCoin('alpha-eyes', 'alpha-hat', side, ETHER);
      for (const fees of [[], terms.coin.fees.slice(1)])
        await expectRefused(() => bob.post({ ...terms, coin: { ...terms.coin, fees } }), 'bad-fee');
      await bob.post(terms);
    },
  );

  test('E5 an offer for an avatar that still wears what was promised', async () => {
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
      transaction: expect.stringMatching(/^0x[\da-f]{64}$/),
    });
    expect(order).toMatchObject({ filled: 3, filledAt: MARKET_NOW + 60_000 });
  });

  test('what an offer requested, in the coin that was paid', async () => {
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

  test('for the requested editions, and a seller needs no coin', async () => {
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

test('E13 exactly one of two users who want the last edition at the same time gets it', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const requests = await Promise.all([bob, carol].map((who) => who.signFulfilment(listing)));
  const codes = await Promise.all(
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
  expect(codes.toSorted()).toEqual(['filled', undefined]);
  expect(loose(alice)).toBe(2);
  expect([loose(bob), loose(carol)].toSorted()).toEqual([0, 1]);
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
