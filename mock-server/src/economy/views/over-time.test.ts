import { OVER_TIME_DAYS, TraitOverTimeSchema } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, openTestMarket, soon, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { overTimeOf } from './over-time';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

const days = () => {
  const { market } = place;
  const view = {
    market,
    profileOf: () => ({ username: null, avatarPhoto: null }),
    pictureAt: (path: string) => path,
  };
  return TraitOverTimeSchema.parse(overTimeOf(view, 'alpha-hat')).days;
};
const hat = (tokenId: string) =>
  ({
    account: alice.account,
    avatar: `alpha/${tokenId}`,
    slot: 'headwear',
    traitId: 'alpha-hat',
  }) as const;
const later = (count: number) => {
  place.clock.now += count * DAY_MS;
};

/** Creates four avatars, one of which has worn a hat from the start. */
beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  place.giveAvatar(alice.account, '1', 'alpha', { headwear: 'alpha-hat' });
  for (const tokenId of ['2', '3', '4']) place.giveAvatar(alice.account, tokenId);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
});

test('E138 says how many wore a trait on each day, and how rare it was then', async () => {
  later(1);
  await place.market.move([{ kind: 'wear', ...hat('2') }]);
  await place.market.move([{ kind: 'wear', ...hat('3') }]);
  later(1);
  await place.market.move([{ kind: 'take-off', ...hat('1') }]);
  await place.market.move([{ kind: 'take-off', ...hat('2') }]);
  await place.market.move([{ kind: 'take-off', ...hat('3') }]);
  const history = days();
  expect(history).toHaveLength(OVER_TIME_DAYS);
  expect(history.slice(-4).map(({ worn }) => worn)).toEqual([1, 1, 3, 0]);
  expect(history.slice(-2).map(({ wornShare }) => wornShare)).toEqual([0.75, 0]);
  expect(history.slice(-3).map(({ rarity }) => rarity)).toEqual(['rare', 'common', null]);
  expect(history.at(-1)?.at).toBe(new Date(place.clock.now).toISOString());
  expect(Date.parse(history[1]?.at ?? '') - Date.parse(history[0]?.at ?? '')).toBe(DAY_MS);
});

test('E138 says what the cheapest edition cost on each day, and the latest sale up to then', async () => {
  place.giveCoin(bob.account, 9n * ETHER);
  const list = (price: bigint) => alice.post(alice.listingOf('alpha-hat', price));
  await list(3n * ETHER);
  later(1);
  const cheapest = await list(2n * ETHER);
  later(1);
  await bob.fulfil(cheapest, { deadline: soon(place.clock.now) });
  later(1);
  const amounts = days()
    .slice(-5)
    .map(({ floor, lastSale }) => [floor?.amount, lastSale?.amount]);
  const [two, three] = [String(2n * ETHER), String(3n * ETHER)];
  expect(amounts).toEqual([
    [undefined, undefined],
    [three, undefined],
    [two, undefined],
    [three, two],
    [three, two],
  ]);
});
