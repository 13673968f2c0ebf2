import type { PostOrder } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { FEE_ACCOUNTS } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { settledBy } from '../shared/transaction';
import { stateOfTables } from '../tables/tables';
import type { FilledLines } from '../fulfilments/filled-lines';

type Actor = ReturnType<typeof actingFor>;

let place: TestMarket;
let alice: Actor;
let bob: Actor;
let carol: Actor;
let hat: PostOrder;
let eyes: PostOrder;
let cap: PostOrder;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  await place.giveTrait(bob.account, 'alpha-eyes', 1);
  await place.giveTrait(bob.account, 'alpha-cap', 1);
  for (const { account } of [alice, bob, carol]) place.giveCoin(account, 10n * ETHER);
  hat = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
  eyes = await bob.post(bob.listingOf('alpha-eyes', 2n * ETHER));
  cap = await bob.post(bob.listingOf('alpha-cap', 3n * ETHER));
});

const coin = ({ account }: Pick<Actor, 'account'>) =>
  place.market.context.settlement.coinOf(account, 1, 'native');
const loose = ({ account }: Actor, traitId: string) =>
  place.market.context.settlement.looseOf(account, traitId);
const snapshot = () =>
  JSON.stringify([stateOfTables(0, place.market.context.tables), [...place.coins].map(String)]);
const outcomes = ({ lines }: FilledLines) =>
  lines.map((line) => (line.outcome === 'missed' ? line.reason : line.outcome));
const cancel = async (actor: Actor, order: PostOrder) =>
  place.market.cancel(actor.account, orderHash(order.components), await actor.signCancel(order));

const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = snapshot();
  expect(await refusalOf(act())).toBe(code);
  expect(snapshot()).toBe(before);
};

describe('E260 one signature buys several listings', () => {
  test('with the same balances and activity as single purchases', async () => {
    const bought = await carol.buyCart([{ order: hat, quantity: 2 }, { order: eyes }]);
    expect(outcomes(bought)).toEqual(['filled', 'filled']);
    expect(bought.total).toBe(4n * ETHER);
    expect(coin(carol)).toBe(6n * ETHER);
    expect(coin(alice)).toBe(10n * ETHER + (2n * ETHER * 9_250n) / 10_000n);
    expect(coin(bob)).toBe(10n * ETHER + (2n * ETHER * 9_250n) / 10_000n);
    expect(FEE_ACCOUNTS.map((account) => coin({ account }))).toEqual([ETHER / 10n, ETHER / 5n]);
    expect([loose(carol, 'alpha-hat'), loose(carol, 'alpha-eyes')]).toEqual([2, 1]);
    const sales = place.market.context.tables.log.own().filter(({ type }) => type === 'sale');
    expect(sales.map(({ from, to, price }) => [from, to, price?.amount])).toEqual([
      [alice.account, carol.account, String(2n * ETHER)],
      [bob.account, carol.account, String(2n * ETHER)],
    ]);
  });

  test('skips the lines that are canceled, filled or one’s own', async () => {
    await place.giveTrait(carol.account, 'alpha-hat', 1);
    const own = await carol.post(carol.listingOf('alpha-hat', ETHER));
    await cancel(bob, eyes);
    await alice.fulfil(cap);
    const cart = [eyes, cap, own, hat].map((order) => ({ order }));
    const bought = await carol.buyCart(cart);
    expect(outcomes(bought)).toEqual(['cancelled', 'filled', 'own-order', 'filled']);
    expect([bought.total, coin(carol)]).toEqual([ETHER, 9n * ETHER]);
  });

  test('skips a line that costs more than its highest price', async () => {
    const { message } = await carol.signCart([{ order: hat }, { order: eyes }]);
    const [first, second] = message.lines;
    if (first === undefined || second === undefined) throw new Error('The cart has two lines');
    const low = { ...first, highestPrice: String(ETHER - 1n) };
    const bought = await carol.buyCart([{ order: hat }, { order: eyes }], { lines: [low, second] });
    expect(outcomes(bought)).toEqual(['price-moved', 'filled']);
  });

  test('refuses to pay a wei more than the signed total', async () => {
    const cart = [{ order: hat }, { order: eyes }];
    const total = String(3n * ETHER - 1n);
    await expectRefused(() => carol.buyCart(cart, { total }), 'total-exceeded');
  });

  test('buys at most the maximum number of lines, in order', async () => {
    await cancel(bob, eyes);
    const cart = [eyes, hat, cap].map((order) => ({ order }));
    const bought = await carol.buyCart(cart, { maximumFulfilled: '1' });
    expect(outcomes(bought)).toEqual(['cancelled', 'filled', 'not-needed']);
  });

  test('buys nothing when a required line is unavailable', async () => {
    await cancel(bob, cap);
    const cart = [hat, eyes, cap].map((order) => ({ order }));
    await expectRefused(() => carol.buyCart(cart, { allRequired: true }), 'cancelled');
    const bought = await carol.buyCart(cart.slice(0, 2), { allRequired: true });
    expect(outcomes(bought)).toEqual(['filled', 'filled']);
  });

  test('refuses a cart of which no line is available', async () => {
    await cancel(bob, eyes);
    await expectRefused(() => carol.buyCart([{ order: eyes }]), 'nothing-available');
  });

  test('requires the signed total, although a line may be missed', async () => {
    await cancel(bob, eyes);
    place.giveCoin(carol.account, 2n * ETHER);
    const cart = [{ order: hat }, { order: eyes }];
    await expectRefused(() => carol.buyCart(cart), 'underfunded');
  });

  test('refuses a cart that names a listing twice', async () => {
    await expectRefused(() => carol.buyCart([{ order: hat }, { order: hat }]), 'bad-terms');
  });

  test('sells a last edition once, although two orders of its seller offer it', async () => {
    const second = await bob.post(bob.listingOf('alpha-eyes', ETHER));
    const bought = await carol.buyCart([{ order: eyes }, { order: second }]);
    expect(outcomes(bought)).toEqual(['filled', 'maker-not-the-holder']);
  });

  test('T121 is executed once, however often it is sent', async () => {
    const request = await carol.signCart([{ order: hat }]);
    await place.market.buyCart(carol.account, request);
    await expectRefused(() => place.market.buyCart(carol.account, request), 'already-executed');
    const { nonce } = request.message;
    await expectRefused(() => carol.buyCart([{ order: eyes }], { nonce }), 'replayed');
  });

  test('T122 refuses a changed line, total or maximum as a wrong signature', async () => {
    const signed = await carol.signCart([{ order: hat }, { order: eyes }]);
    const { lines } = signed.message;
    for (const change of [
      { lines: lines.toReversed() },
      { lines: lines.map((line) => ({ ...line, highestPrice: String(9n * ETHER) })) },
      { total: String(9n * ETHER) },
      { maximumFulfilled: '1' },
      { allRequired: true },
    ]) {
      const request = { ...signed, message: { ...signed.message, ...change } };
      const act = () => place.market.buyCart(carol.account, request);
      await expectRefused(act, 'bad-signature');
    }
  });

  test('refuses offers, unknown orders, other networks and impossible quantities', async () => {
    place.giveWrapped(bob.account, ETHER);
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    await place.giveTrait(alice.account, 'omega-hat', 1);
    const omega = await alice.post(alice.listingOf('omega-hat', ETHER));
    const unknown = await alice.signOrder(alice.listingOf('alpha-hat', 5n * ETHER));
    await expectRefused(() => carol.buyCart([{ order: hat }, { order: offer }]), 'bad-terms');
    await expectRefused(() => carol.buyCart([{ order: hat }, { order: unknown }]), 'unknown-order');
    await expectRefused(() => carol.buyCart([{ order: hat }, { order: omega }]), 'wrong-chain');
    await expectRefused(() => carol.buyCart([{ order: hat, quantity: 4 }]), 'bad-terms');
    await expectRefused(() => carol.buyCart([{ order: hat, quantity: 0 }]), 'bad-terms');
    const change = { allRequired: true, maximumFulfilled: '1' };
    await expectRefused(
      () => carol.buyCart([{ order: hat }, { order: eyes }], change),
      'bad-terms',
    );
  });
});

test('E443 names one transaction for all lines of a cart, and another for the next', async () => {
  await carol.buyCart([{ order: hat }, { order: eyes }]);
  await carol.buyCart([{ order: cap }]);
  const hashes = place.market.context.tables.log
    .all()
    .flatMap((row) => (row.type === 'sale' ? [settledBy(row).transactionHash] : []));
  expect(hashes).toHaveLength(3);
  expect(new Set(hashes).size).toBe(2);
  expect(hashes[1]).toBe(hashes[2]);
  expect(hashes[0]).toMatch(/^0x[0-9a-f]{64}$/);
});
