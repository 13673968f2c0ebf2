import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, MARKET_NOW, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;

beforeEach(() => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
});

const events = () => place.market.context.tables.log.all().toReversed();

test('creating and burning a trait are in the activity', async () => {
  await place.market.move([
    { kind: 'mint', traitId: 'omega-hat', to: alice.account, quantity: 3 },
    { kind: 'burn', traitId: 'omega-hat', from: alice.account, quantity: 1 },
  ]);
  const activity = {
    id: expect.any(Number),
    at: MARKET_NOW,
    chainId: 137,
    from: alice.account,
    to: null,
    inReturn: [],
    price: null,
    orderHash: null,
  };
  expect(events()).toEqual([
    {
      ...activity,
      type: 'mint',
      goods: [{ kind: 'trait', traitId: 'omega-hat', quantity: 3 }],
    },
    {
      ...activity,
      type: 'burn',
      goods: [{ kind: 'trait', traitId: 'omega-hat', quantity: 1 }],
    },
  ]);
});

test('putting a trait on and taking it off are in the activity with its avatar', async () => {
  place.giveAvatar(alice.account, '7');
  const wear = { account: alice.account, avatar: 'alpha/7', slot: 'headwear' } as const;
  await place.giveTrait(alice.account, 'alpha-hat');
  await place.market.move([{ kind: 'wear', ...wear, traitId: 'alpha-hat' }]);
  await place.market.move([{ kind: 'take-off', ...wear }]);
  const goods = [
    { kind: 'trait', traitId: 'alpha-hat', quantity: 1 },
    { kind: 'avatar', avatar: 'alpha/7' },
  ];
  expect(events().slice(1)).toMatchObject([
    { type: 'wear', from: alice.account, chainId: 1, goods },
    { type: 'take-off', from: alice.account, chainId: 1, goods },
  ]);
});

test('no one is notified when something that isn’t worn is taken off, or coin comes in', async () => {
  place.giveAvatar(alice.account, '7');
  const nothing = { account: alice.account, avatar: 'alpha/7', slot: 'headwear' } as const;
  expect(await place.tryMove([{ kind: 'take-off', ...nothing }])).toBe(false);
  expect(await place.tryMove([{ kind: 'take-off', ...nothing, avatar: 'alpha/8' }])).toBe(false);
  await place.market.move([
    { kind: 'fund', chainId: 1, coin: 'wrapped', to: alice.account, amount: ETHER },
  ]);
  expect(events()).toEqual([]);
});

test('announces nothing that cannot be moved', async () => {
  const burn = { kind: 'burn', traitId: 'alpha-hat', from: alice.account, quantity: 1 } as const;
  expect(await place.tryMove([burn])).toBe(false);
  expect(events()).toEqual([]);
});

test('moves a trait without a collection, and announces nothing', async () => {
  await place.giveTrait(alice.account, 'nothing', 1);
  expect(place.market.context.settlement.looseOf(alice.account, 'nothing')).toBe(1);
  expect(events()).toEqual([]);
});
