import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import type { TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { priceOfLook } from './looks';
import type { View } from './view/view';

let place: TestMarket;
let view: View;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

const LOOK = ['alpha-hat', 'alpha-eyes', 'alpha-body'];

/** Alice lists a cheap and a more expensive hat, and Bob lists eyes. No body is listed. */
beforeEach(async () => {
  place = openTestMarket();
  view = {
    market: place.market,
    profileOf: () => ({ username: null, avatarPhoto: null }),
    pictureAt: (path) => `https://pictures.example${path}`,
  };
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 2);
  await place.giveTrait(bob.account, 'alpha-hat', 1);
  await place.giveTrait(bob.account, 'alpha-eyes', 1);
  await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
  await alice.post(alice.listingOf('alpha-hat', 3n * ETHER));
  await bob.post(bob.listingOf('alpha-eyes', 5n * ETHER));
});

const eth = (ether: bigint) => ({ chainId: 1, coin: 'native', amount: String(ether * ETHER) });
const floorsOf = (wallet?: typeof alice) =>
  priceOfLook(view, LOOK, wallet?.account).traits.map(({ trait, floor }) => [
    trait.id,
    floor?.amount ?? null,
  ]);

test("E40 is the sum of each trait's lowest price, and names those that are not for sale", () => {
  expect(priceOfLook(view, LOOK, undefined)).toMatchObject({
    collection: 'alpha',
    chainId: 1,
    traits: [
      { trait: { id: 'alpha-body' }, floor: null, loose: 0, worn: 0 },
      { trait: { id: 'alpha-eyes' }, floor: eth(5n), loose: 0, worn: 0 },
      { trait: { id: 'alpha-hat' }, floor: eth(2n), loose: 0, worn: 0 },
    ],
    total: eth(7n),
    toBuy: eth(7n),
    notForSale: ['alpha-body'],
  });
});

test('E40 omits what a wallet already has, loose or worn', async () => {
  place.giveAvatar(bob.account, '1', 'alpha', { body: 'alpha-body' });
  expect(priceOfLook(view, LOOK, bob.account)).toMatchObject({
    traits: [
      { trait: { id: 'alpha-body' }, loose: 0, worn: 1 },
      { trait: { id: 'alpha-eyes' }, loose: 1, worn: 0 },
      { trait: { id: 'alpha-hat' }, loose: 1, worn: 0 },
    ],
    toBuy: eth(0n),
    notForSale: [],
  });
  expect(priceOfLook(view, LOOK, alice.account)).toMatchObject({
    toBuy: eth(5n),
    notForSale: ['alpha-body'],
  });
});

test('E40 leaves out the wallet’s own listings', () => {
  expect(floorsOf()).toEqual([
    ['alpha-body', null],
    ['alpha-eyes', String(5n * ETHER)],
    ['alpha-hat', String(2n * ETHER)],
  ]);
  expect(floorsOf(alice)[2]).toEqual(['alpha-hat', null]);
  expect(floorsOf(bob)[1]).toEqual(['alpha-eyes', null]);
  expect(floorsOf(bob)[2]).toEqual(['alpha-hat', String(2n * ETHER)]);
});

test('counts no listing that cannot be filled now', async () => {
  await place.market.move([
    { kind: 'burn', traitId: 'alpha-eyes', from: bob.account, quantity: 1 },
  ]);
  expect([floorsOf()[1], floorsOf(alice)[1]]).toEqual([
    ['alpha-eyes', null],
    ['alpha-eyes', null],
  ]);
  place.clock.now += 31 * DAY_MS;
  expect([floorsOf()[2], floorsOf(bob)[2]]).toEqual([
    ['alpha-hat', null],
    ['alpha-hat', null],
  ]);
});

test.each([
  [['nope'], 'unknown-trait'],
  [['alpha-hat', 'nope'], 'unknown-trait'],
  [['alpha-hat', 'omega-eyes'], 'unknown-trait'],
  [['alpha-hat', 'alpha-cap'], 'wrong-slot'],
  [['alpha-hat', 'alpha-hat'], 'wrong-slot'],
])('%j is not a look: %s', async (wear, code) => {
  expect(await refusalOf((async () => priceOfLook(view, wear, undefined))())).toBe(code);
});
