import { beforeEach, expect, test } from 'vitest';

import type { Account } from '../../../kernel/account';
import { actingFor } from '../../../testing/acting';
import { giftActionsFor } from '../../../testing/gift-actions';
import { DAY_MS, MARKET_NOW, openTestMarket, type TestMarket } from '../../../testing/market';
import { signerOf } from '../../../testing/signer';
import { newWallet } from '../../../testing/wallet';
import { acquiredTimes } from './acquired-times';

const HAT = 'alpha-hat';

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const signer = signerOf(wallet, () => place.clock.now);
  return { ...actingFor(wallet, place.market), ...giftActionsFor(signer, place.market) };
};

beforeEach(async () => {
  place = openTestMarket();
  [alice, bob] = [collector(), collector()];
  await place.giveTrait(alice.account, HAT, 3);
});

const timeFor = (account: Account) =>
  acquiredTimes(
    place,
    account,
  )({
    kind: 'trait',
    row: { account, traitId: HAT, quantity: 1 },
  });

test('E388 an item was acquired when its wallet last got it, and giving some away changes nothing', async () => {
  expect(timeFor(bob.account)).toBeNull();
  const given = async (after: number) => {
    place.clock.now = MARKET_NOW + after;
    await place.market.gift(alice.account, await alice.signGift(HAT, bob.account, 1));
  };
  await given(0);
  await given(DAY_MS);
  expect(timeFor(bob.account)).toBe(new Date(MARKET_NOW + DAY_MS).toISOString());
  expect(timeFor(alice.account)).toBe(new Date(MARKET_NOW).toISOString());
});
