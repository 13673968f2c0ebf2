import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { actingFor } from '../acting';
import { DAY_MS, ETHER, MARKET_NOW, openTestMarket } from '../market';
import { ALPHA, tokenIdOf } from '../market-catalogue';
import { refusalOf } from '../refusal-of';
import { newWallet } from '../wallet';
import { sharedStage, type Stage } from './hold-against-seaport';
import { KNOWN_DIFFERENCES } from './known-differences';
import type { OracleChain } from './oracle';

let stage: Stage;
let chain: OracleChain;
beforeAll(async () => {
  stage = await sharedStage();
  chain = stage.oracle[1];
}, 120_000);
beforeEach(async () => {
  await chain.fork();
  onTestFinished(() => chain.undo());
});

const listThree = async ({ isReserved } = { isReserved: false }) => {
  const opened = openTestMarket();
  const maker = actingFor(newWallet(), opened.market);
  const buyer = actingFor(newWallet(), opened.market);
  const token = tokenIdOf('alpha-eyes');
  await opened.giveTrait(maker.account, 'alpha-eyes', 5);
  chain.setTime(BigInt(MARKET_NOW / 1000));
  await chain.mint(ALPHA.contracts.traits, maker.account, token, 5);
  await chain.approveTokens(maker.account, ALPHA.contracts.traits);
  for (const { account } of [maker, buyer]) {
    opened.giveCoin(account, 10n * ETHER);
    await chain.setNative(account, 10n * ETHER);
  }
  const order = await maker.post(
    isReserved
      ? maker.reservedListing('alpha-eyes', ETHER, buyer.account, 3n)
      : maker.listingOf('alpha-eyes', ETHER, 3n),
  );
  const fulfil = async (fulfiller: typeof maker, units: bigint) =>
    chain.fulfil({
      components: order.components,
      signature: order.signature,
      fulfiller: fulfiller.account,
      units,
      ofUnits: 3n,
      value: units * ETHER,
      extraData: await stage.coSigner({
        chainId: 1,
        components: order.components,
        commitments: [],
        fulfiller: fulfiller.account,
        fill: { units, ofUnits: 3n },
        now: opened.clock.now,
      }),
    });
  const editionsOf = ({ account }: typeof maker) =>
    chain.traitsOf(ALPHA.contracts.traits, account, token);
  return { opened, maker, buyer, order, fulfil, editionsOf };
};

test('E180 each accepted difference has a test here', () => {
  expect(KNOWN_DIFFERENCES.map(({ act, code }) => `${act} ${code}`)).toEqual([
    'fulfil own-order',
    'fulfil reserved',
    'cancel filled',
    'cancel expired',
  ]);
});

test('Seaport lets makers fill their own orders, which moves nothing but fees', async () => {
  const { maker, order, fulfil, editionsOf } = await listThree();
  expect(await refusalOf(maker.fulfil(order))).toBe('own-order');
  expect(await fulfil(maker, 1n)).toMatchObject({ isDone: true });
  expect(await editionsOf(maker)).toBe(5n);
  expect(await chain.nativeOf(maker.account)).toBe(10n * ETHER - (ETHER * 75n) / 1000n);
});

test('E467 Seaport lets anyone pay for a reserved listing, which still goes to its buyer', async () => {
  const { opened, buyer, order, fulfil, editionsOf } = await listThree({ isReserved: true });
  const payer = actingFor(newWallet(), opened.market);
  opened.giveCoin(payer.account, 10n * ETHER);
  await chain.setNative(payer.account, 10n * ETHER);
  expect(await refusalOf(payer.fulfil(order))).toBe('reserved');
  expect(await fulfil(payer, 1n)).toMatchObject({ isDone: true });
  expect([await editionsOf(buyer), await editionsOf(payer)]).toEqual([1n, 0n]);
  expect(await chain.nativeOf(payer.account)).toBe(9n * ETHER);
  expect(await chain.nativeOf(buyer.account)).toBe(10n * ETHER);
});

test('Seaport cancels a filled order, which has no effect for anyone', async () => {
  const { opened, maker, buyer, order, fulfil, editionsOf } = await listThree();
  await buyer.fulfil(order, { quantity: '3' });
  await fulfil(buyer, 3n);
  const hash = orderHash(order.components);
  const request = await maker.signCancel(order);
  expect(await refusalOf(opened.market.cancel(maker.account, hash, request))).toBe('filled');
  expect(await chain.cancel(maker.account, order.components)).toMatchObject({ isDone: true });
  expect([await editionsOf(maker), await editionsOf(buyer)]).toEqual([2n, 3n]);
});

test('Seaport cancels an order that has ended, which still cannot be filled', async () => {
  const { opened, maker, buyer, order, fulfil } = await listThree();
  opened.clock.now += 31 * DAY_MS;
  chain.setTime(BigInt(opened.clock.now / 1000));
  const hash = orderHash(order.components);
  const request = await maker.signCancel(order);
  expect(await refusalOf(opened.market.cancel(maker.account, hash, request))).toBe('expired');
  expect(await fulfil(buyer, 1n)).toMatchObject({ isDone: false });
  expect(await chain.cancel(maker.account, order.components)).toMatchObject({ isDone: true });
  expect(await fulfil(buyer, 1n)).toMatchObject({ isDone: false });
});
