import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(() => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  place.giveCoin(alice.account, 5n * ETHER);
});

const purse = () =>
  (['native', 'wrapped'] as const).map((coin) =>
    place.market.context.settlement.coinOf(alice.account, 1, coin),
  );

test('coin is wrapped and unwrapped, 1 to 1', async () => {
  const request = await alice.signWrap('wrap', 2n * ETHER);
  await place.market.wrap(alice.account, 'wrap', request);
  expect(purse()).toEqual([3n * ETHER, 2n * ETHER]);
  await place.market.wrap(alice.account, 'unwrap', await alice.signWrap('unwrap', ETHER));
  expect(purse()).toEqual([4n * ETHER, ETHER]);
});

test('E2 nothing is wrapped without a fresh signature for that exact amount', async () => {
  const request = await alice.signWrap('wrap', ETHER);
  const { market } = place;
  const expectRefused = async (act: Promise<unknown>, code: string) =>
    expect(await refusalOf(act)).toBe(code);
  const twice = { ...request.message, amount: String(2n * ETHER) };
  const tooMuch = await alice.signWrap('wrap', 6n * ETHER);
  const nothing = await alice.signWrap('wrap', 0n);
  await expectRefused(market.wrap(bob.account, 'wrap', request), 'not-yours');
  await expectRefused(market.wrap(alice.account, 'unwrap', request), 'bad-signature');
  await expectRefused(
    market.wrap(alice.account, 'wrap', { ...request, chainId: 137 }),
    'wrong-chain',
  );
  await expectRefused(
    market.wrap(alice.account, 'wrap', { ...request, message: twice }),
    'bad-signature',
  );
  await expectRefused(market.wrap(alice.account, 'wrap', tooMuch), 'underfunded');
  await expectRefused(market.wrap(alice.account, 'wrap', nothing), 'bad-terms');
  expect(purse()).toEqual([5n * ETHER, 0n]);
  await market.wrap(alice.account, 'wrap', request);
  expect(await refusalOf(market.wrap(alice.account, 'wrap', request))).toBe('already-executed');
  expect(purse()).toEqual([4n * ETHER, ETHER]);
});

test('all of a coin can be wrapped, and all of it unwrapped, even with none of the other', async () => {
  await place.market.wrap(alice.account, 'wrap', await alice.signWrap('wrap', 5n * ETHER));
  expect(purse()).toEqual([0n, 5n * ETHER]);
  await place.market.wrap(alice.account, 'unwrap', await alice.signWrap('unwrap', 5n * ETHER));
  expect(purse()).toEqual([5n * ETHER, 0n]);
});
