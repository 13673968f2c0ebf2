import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from './inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

const HOUR_MS = DAY_MS / 24;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(bob.account, 'alpha-hat', 9);
  await place.giveTrait(bob.account, 'omega-hat', 9);
  await place.giveTrait(alice.account, 'alpha-hat', 9);
  await list(100n);
});

const list = (hundredths: bigint, who = bob, traitId = 'alpha-hat') =>
  who.post(who.listingOf(traitId, (hundredths * ETHER) / 100n));
const watch = () =>
  place.market.watch(alice.account, { items: [{ kind: 'collection', id: 'alpha' }] });
const later = (hours: number) => {
  place.clock.now += hours * HOUR_MS;
};
const content = () =>
  noticesOf(place.market.context, alice.account).rows.flatMap((row) =>
    row.content.kind === 'watched-collection'
      ? [[BigInt(row.content.floorBefore.amount), BigInt(row.content.price.amount)]]
      : [],
  );
const eth = (hundredths: bigint) => (hundredths * ETHER) / 100n;

test('E141 announces a floor that moves by a tenth within a day, at most once a day', async () => {
  await watch();
  later(2);
  await list(91n);
  expect(content()).toEqual([]);
  later(1);
  await list(90n);
  expect(content()).toEqual([[eth(100n), eth(90n)]]);
  later(2);
  await list(50n);
  expect(content()).toEqual([[eth(100n), eth(90n)]]);
  later(23);
  await list(40n);
  // The new notice replaces the one of the previous day.
  expect(content()).toEqual([[eth(90n), eth(40n)]]);
});

test('E141 does not announce what happened before watching, your own actions, or other collections', async () => {
  later(1);
  await list(50n);
  later(1);
  await watch();
  later(1);
  await list(49n);
  expect(content()).toEqual([]);
  later(1);
  await list(10n, alice);
  expect(content()).toEqual([]);
  await list(10n, bob, 'omega-hat');
  expect(content()).toEqual([]);
});

test('E141 announces nothing of a kind that is turned off', async () => {
  await watch();
  await place.market.saveKindsOff(alice.account, ['watched-collection']);
  later(1);
  await list(10n);
  expect(content()).toEqual([]);
});
