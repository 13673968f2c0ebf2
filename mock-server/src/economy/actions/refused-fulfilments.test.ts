import { orderHash } from '@trait-market/contract/economy/typed-data';
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

const loose = (who: { account: typeof alice.account }, traitId = 'alpha-hat') =>
  place.market.context.settlement.looseOf(who.account, traitId);
const snapshot = () =>
  JSON.stringify([stateOfTables(0, place.market.context.tables), [...place.coins].map(String)]);

const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = snapshot();
  expect(await refusalOf(act())).toBe(code);
  expect(snapshot()).toBe(before);
};

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

  test('E2 with a token and someone else’s signature, or a signature and another token', async () => {
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

  test('E6 when it is signed for another chain, or claims to be', async () => {
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

  test('E3 at a price other than the accepted one', async () => {
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

  test('when the requested item has moved in the meantime', async () => {
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

  test('without the requested trait of an offer or a trade', async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    await expectRefused(() => carol.fulfil(offer), 'not-the-holder');
    const trade = await bob.post(bob.tradeOf('alpha-eyes', 'alpha-hat'));
    await expectRefused(() => carol.fulfil(trade), 'not-the-holder');
  });

  test('without the avatar that an offer requests', async () => {
    place.giveAvatar(alice.account, '7');
    const offer = await bob.post(bob.bidFor('alpha/7', ETHER, false));
    await expectRefused(() => carol.fulfil(offer), 'not-the-holder');
  });

  test('for more than is left, or for nothing', async () => {
    await expectRefused(() => bob.fulfil(listing, { quantity: '3' }), 'not-enough-left');
    await expectRefused(() => bob.fulfil(listing, { quantity: '0' }), 'bad-terms');
  });

  test('E4 for an order that has ended', async () => {
    place.clock.now += 31 * DAY_MS;
    const deadline = soon(place.clock.now);
    await expectRefused(() => bob.fulfil(listing, { deadline }), 'expired');
  });

  test('E11 for an order that was canceled, alone or with everything', async () => {
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
