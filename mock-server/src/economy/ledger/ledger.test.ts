import { beforeEach, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { Shortfall, type Movement } from './settlement';

const alice = accountOf('0x00000000000000000000000000000000000000a1');
const bob = accountOf('0x00000000000000000000000000000000000000b0');

let place: TestMarket;
beforeEach(async () => {
  place = openTestMarket();
  place.giveCoin(alice, ETHER);
  place.giveAvatar(alice, '7');
  await place.giveTrait(alice, 'alpha-hat', 1);
});

const native = (amount: bigint): Movement => ({
  kind: 'coin',
  chainId: 1,
  coin: 'native',
  from: alice,
  to: bob,
  amount,
});
const hat = { kind: 'trait', traitId: 'alpha-hat', from: alice, to: bob, quantity: 1 } as const;
const wear = {
  kind: 'wear',
  account: alice,
  avatar: 'alpha/7',
  traitId: 'alpha-hat',
  slot: 'headwear',
} as const;

const impossible: Movement[][] = [
  [hat, native(ETHER + 1n)],
  [native(ETHER), hat, hat],
  [native(1n), { kind: 'avatar', avatar: 'alpha/7', from: bob, to: alice }],
  [hat, wear],
  [wear, wear],
  [native(1n), { kind: 'take-off', account: alice, avatar: 'alpha/7', slot: 'headwear' }],
  [native(1n), { kind: 'burn', traitId: 'alpha-hat', from: bob, quantity: 1 }],
  [hat, { kind: 'unwrap', chainId: 1, account: alice, amount: 1n }],
];

test.each(impossible.map((movements) => ({ movements })))(
  'applies all movements or none: $movements',
  async ({ movements }) => {
    const { settlement } = place.market.context;
    await expect(settlement.execute(movements)).rejects.toThrow(Shortfall);
    expect(settlement.coinOf(alice, 1, 'native')).toBe(ETHER);
    expect(settlement.coinOf(bob, 1, 'native')).toBe(0n);
    expect(settlement.looseOf(alice, 'alpha-hat')).toBe(1);
    expect(settlement.ownerOf('alpha/7')).toBe(alice);
  },
);

test('what comes in with one movement can go out with the next', async () => {
  const { settlement } = place.market.context;
  await settlement.execute([
    native(ETHER),
    { kind: 'coin', chainId: 1, coin: 'native', from: bob, to: alice, amount: ETHER / 2n },
    hat,
    { ...hat, from: bob, to: alice },
    wear,
  ]);
  expect(settlement.coinOf(alice, 1, 'native')).toBe(ETHER / 2n);
  expect(settlement.wornBy('alpha/7', 'headwear')).toBe('alpha-hat');
  expect(settlement.looseOf(alice, 'alpha-hat')).toBe(0);
});
