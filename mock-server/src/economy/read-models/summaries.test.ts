import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { freezeTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  place.giveWrapped(bob.account, 5n * ETHER);
});

const hat = () => place.market.summaries.get('alpha-hat');

test('an order that ends disappears from the summary, and returns when the clock is set back', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  expect(hat()).toMatchObject({ floor: ETHER, listed: 2 });
  place.clock.now += 31 * DAY_MS;
  expect(hat()).toMatchObject({ floor: undefined, listed: 0 });
  place.clock.now -= 31 * DAY_MS;
  expect(hat()).toMatchObject({ floor: ETHER, listed: 2 });
});

test('what a maker loses no longer counts, and counts again when it is back', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
  await bob.post(bob.offerFor('alpha-hat', 4n * ETHER));
  expect(hat()).toMatchObject({ listed: 3, bestOffer: 4n * ETHER });
  const move = { kind: 'trait', traitId: 'alpha-hat', quantity: 2 } as const;
  await place.market.move([{ ...move, from: alice.account, to: bob.account }]);
  place.giveWrapped(bob.account, ETHER);
  expect(hat()).toMatchObject({ listed: 1, bestOffer: undefined });
  await place.market.move([{ ...move, from: bob.account, to: alice.account }]);
  place.giveWrapped(bob.account, 5n * ETHER);
  expect(hat()).toMatchObject({ listed: 3, bestOffer: 4n * ETHER });
});

test("worlds with the same base see their own changes, and none of each other's", async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  const { market, clock } = place;
  const base = freezeTables(clock.now, market.context.tables);
  const [one, other] = [openTestMarket({ base }), openTestMarket({ base })];
  expect(one.market.summaries.get('alpha-hat')).toMatchObject({ floor: ETHER, listed: 2 });
  const inOne = actingFor(alice.wallet, one.market);
  await inOne.post(inOne.listingOf('alpha-hat', ETHER / 2n));
  expect(one.market.summaries.get('alpha-hat')).toMatchObject({ floor: ETHER / 2n, listed: 3 });
  expect(other.market.summaries.get('alpha-hat')).toMatchObject({ floor: ETHER, listed: 2 });
  const restored = openTestMarket({ base, state: one.market.state() });
  expect(restored.market.summaries.get('alpha-hat')).toMatchObject({
    floor: ETHER / 2n,
    listed: 3,
  });
});
