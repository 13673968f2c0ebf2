import { beforeEach, expect, test } from 'vitest';

import type { Account } from '../../kernel/account';
import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { noticesOf } from './inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
let carol: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  for (const { account } of [bob, carol]) {
    await place.giveTrait(account, 'alpha-hat', 9);
    place.giveCoin(account, 100n * ETHER);
  }
});

const watch = (kind: 'trait' | 'wallet' | 'collection', id: string) =>
  place.market.watch(alice.account, { items: [{ kind, id }] });
const noticesFor = (account: Account) =>
  noticesOf(place.market.context, account).rows.map(({ content }) => content);

test('E116 announces a listing below all others to people who watch the trait, once', async () => {
  await bob.post(bob.listingOf('alpha-hat', 3n * ETHER));
  place.clock.now += 1_000;
  await watch('trait', 'alpha-hat');
  expect(noticesFor(alice.account)).toEqual([]);
  await carol.post(carol.listingOf('alpha-hat', 4n * ETHER));
  expect(noticesFor(alice.account)).toEqual([]);
  await carol.post(carol.listingOf('alpha-hat', 2n * ETHER));
  const lower = {
    kind: 'watched-floor',
    by: carol.account,
    price: { amount: String(2n * ETHER) },
    floorBefore: { amount: String(3n * ETHER) },
  };
  expect(noticesFor(alice.account)).toMatchObject([lower]);
  expect(noticesFor(alice.account)).toHaveLength(1);
});

test('announces the cheapest of several at once, with the previous floor', async () => {
  await bob.post(bob.listingOf('alpha-hat', 5n * ETHER));
  place.clock.now += 1_000;
  await watch('trait', 'alpha-hat');
  await carol.post(carol.listingOf('alpha-hat', 2n * ETHER));
  await bob.post(bob.listingOf('alpha-hat', ETHER));
  expect(noticesFor(alice.account)).toMatchObject([
    {
      kind: 'watched-floor',
      by: bob.account,
      price: { amount: String(ETHER) },
      floorBefore: { amount: String(5n * ETHER) },
    },
  ]);
});

test('a first listing has no previous floor, and your own is not announced', async () => {
  await watch('trait', 'alpha-hat');
  await place.giveTrait(alice.account, 'alpha-hat');
  await bob.post(bob.listingOf('alpha-hat', 2n * ETHER));
  expect(noticesFor(alice.account)).toMatchObject([{ kind: 'watched-floor', floorBefore: null }]);
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  expect(noticesFor(alice.account)).toHaveLength(1);
});

test('E116 announces a sale between others, but none of your own or from before', async () => {
  const first = await bob.post(bob.listingOf('alpha-hat', ETHER, 3n));
  await carol.fulfil(first);
  place.clock.now += 1_000;
  await watch('trait', 'alpha-hat');
  expect(noticesFor(alice.account)).toEqual([]);
  await carol.fulfil(first);
  expect(noticesFor(alice.account)).toMatchObject([{ kind: 'watched-sold', by: carol.account }]);
  place.giveCoin(alice.account, 100n * ETHER);
  await alice.fulfil(first);
  expect(noticesFor(alice.account)).toHaveLength(1);
});

test('E116 announces what a watched wallet lists while it is for sale, showing the latest', async () => {
  await watch('wallet', bob.wallet.address);
  await carol.post(carol.listingOf('alpha-hat', ETHER));
  for (let price = 1n; price <= 7n; price += 1n) {
    place.clock.now += 1_000;
    await bob.post(bob.listingOf('alpha-hat', price * ETHER));
  }
  expect(noticesFor(alice.account)).toMatchObject(
    [7n, 6n, 5n, 4n, 3n].map((price) => ({
      kind: 'watched-listed',
      by: bob.account,
      price: { amount: String(price * ETHER) },
    })),
  );
});

test('E116 announces nothing of a kind that is turned off, or of what is no longer watched', async () => {
  await watch('trait', 'alpha-hat');
  await watch('wallet', carol.account);
  await place.market.saveKindsOff(alice.account, ['watched-floor']);
  await place.market.unwatch(alice.account, 'wallet', carol.wallet.address);
  await carol.post(carol.listingOf('alpha-hat', ETHER));
  expect(noticesFor(alice.account)).toEqual([]);
});
