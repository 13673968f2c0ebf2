import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat');
  place.giveCoin(bob.account, 10n * ETHER);
});

test('E12 a listing is inactive while its trait is gone, and active again when it returns', async () => {
  const { market, clock } = place;
  const stale = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const row = () => market.context.tables.orders.find(orderHash(stale.components));
  const sold = await alice.post(alice.listingOf('alpha-hat', 2n * ETHER));
  clock.now += 1_000;
  await bob.fulfil(sold);
  expect(row()).toMatchObject({ dormantSince: clock.now, revivedAt: null });

  clock.now += 1_000;
  const back = await bob.post(bob.listingOf('alpha-hat', ETHER / 10n));
  place.giveCoin(alice.account, ETHER);
  await alice.fulfil(back);
  expect(row()).toMatchObject({ dormantSince: null, revivedAt: clock.now });
});

test('an offer is inactive while its wrapped coin is spent elsewhere, and a canceled one never becomes active again', async () => {
  const { market, clock } = place;
  place.giveWrapped(bob.account, ETHER);
  const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
  const given = await bob.post(bob.offerFor('alpha-hat', ETHER / 2n));
  await market.cancel(bob.account, orderHash(given.components), await bob.signCancel(given));
  await market.wrap(bob.account, 'unwrap', await bob.signWrap('unwrap', ETHER));
  await market.wrap(bob.account, 'wrap', await bob.signWrap('wrap', ETHER));
  const revived = [offer, given].map(
    ({ components }) => market.context.tables.orders.find(orderHash(components))?.revivedAt,
  );
  expect(revived).toEqual([clock.now, null]);
});
