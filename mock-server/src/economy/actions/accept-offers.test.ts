import type { PostOrder } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { FEE_ACCOUNTS, tokenIdOf } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { stateOfTables } from '../tables/tables';
import type { FilledLines } from '../fulfilments/filled-lines';

type Actor = ReturnType<typeof actingFor>;

let place: TestMarket;
let alice: Actor;
let bob: Actor;
let carol: Actor;
let hat: PostOrder;
let eyes: PostOrder;
let anyHeadwear: PostOrder;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  carol = actingFor(newWallet(), place.market);
  await place.giveTrait(carol.account, 'alpha-hat', 2);
  await place.giveTrait(carol.account, 'alpha-eyes', 1);
  await place.giveTrait(carol.account, 'alpha-cap', 2);
  for (const { account } of [alice, bob, carol]) place.giveWrapped(account, 10n * ETHER);
  hat = await alice.post(alice.offerFor('alpha-hat', ETHER, 2n));
  eyes = await bob.post(bob.offerFor('alpha-eyes', 2n * ETHER));
  anyHeadwear = await bob.post(bob.anyFor('alpha', { slot: 'headwear' }, 3n * ETHER, 2n));
});

const afterFees = (price: bigint) => (price * 9_250n) / 10_000n;
const wrapped = ({ account }: Pick<Actor, 'account'>) =>
  place.market.context.settlement.coinOf(account, 1, 'wrapped');
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

const anyCap = () => ({ order: anyHeadwear, traitId: 'alpha-cap' });

describe('E270 one signature accepts several offers', () => {
  test('with the same balances and activity as single sales', async () => {
    const offers = [{ order: hat, quantity: 2 }, { order: eyes }, anyCap()];
    const sold = await carol.acceptOffers(offers);
    expect(outcomes(sold)).toEqual(['filled', 'filled', 'filled']);
    expect(sold.total).toBe(afterFees(7n * ETHER));
    expect(wrapped(carol)).toBe(10n * ETHER + afterFees(7n * ETHER));
    expect([wrapped(alice), wrapped(bob)]).toEqual([8n * ETHER, 5n * ETHER]);
    const fees = FEE_ACCOUNTS.map((account) => wrapped({ account }));
    expect(fees).toEqual([(7n * ETHER) / 40n, (7n * ETHER) / 20n]);
    expect([loose(alice, 'alpha-hat'), loose(bob, 'alpha-eyes')]).toEqual([2, 1]);
    expect([loose(bob, 'alpha-cap'), loose(carol, 'alpha-cap')]).toEqual([1, 1]);
    const sales = place.market.context.tables.log.own().filter(({ type }) => type === 'sale');
    expect(sales.map(({ from, to, price }) => [from, to, price?.amount])).toEqual([
      [carol.account, alice.account, String(2n * ETHER)],
      [carol.account, bob.account, String(2n * ETHER)],
      [carol.account, bob.account, String(3n * ETHER)],
    ]);
  });

  test('skips the offers that are canceled, filled or one’s own', async () => {
    const own = await carol.post(carol.offerFor('alpha-hat', ETHER));
    const filled = await alice.post(alice.offerFor('alpha-cap', ETHER));
    await carol.fulfil(filled);
    await cancel(bob, eyes);
    const offers = [eyes, filled, own, hat].map((order) => ({ order }));
    const sold = await carol.acceptOffers(offers);
    expect(outcomes(sold)).toEqual(['cancelled', 'filled', 'own-order', 'filled']);
    expect(sold.total).toBe(afterFees(ETHER));
  });

  test('sells a last edition once, although two offers want it', async () => {
    const second = await alice.post(alice.offerFor('alpha-eyes', ETHER));
    const sold = await carol.acceptOffers([{ order: eyes }, { order: second }]);
    expect(outcomes(sold)).toEqual(['filled', 'not-the-holder']);
  });

  test('spends a buyer’s wrapped coin once, although two of its offers would', async () => {
    const dear = await alice.post(alice.offerFor('alpha-cap', 9n * ETHER + 1n));
    const sold = await carol.acceptOffers([{ order: hat }, { order: dear }]);
    expect(outcomes(sold)).toEqual(['filled', 'maker-underfunded']);
  });

  test('skips an offer that brings less than its lowest proceeds', async () => {
    const { message } = await carol.signAcceptance([{ order: hat }, { order: eyes }]);
    const [first, second] = message.lines;
    if (first === undefined || second === undefined) throw new Error('There are two lines');
    const high = { ...first, lowestProceeds: String(afterFees(ETHER) + 1n) };
    const sold = await carol.acceptOffers([{ order: hat }, { order: eyes }], {
      lines: [high, second],
    });
    expect(outcomes(sold)).toEqual(['price-moved', 'filled']);
  });

  test('sells nothing for a wei less than the signed total', async () => {
    const offers = [{ order: hat }, { order: eyes }];
    const exact = afterFees(3n * ETHER);
    const more = { lowestTotal: String(exact + 1n) };
    await expectRefused(() => carol.acceptOffers(offers, more), 'total-too-low');
    const sold = await carol.acceptOffers(offers, { lowestTotal: String(exact) });
    expect(sold.total).toBe(exact);
  });

  test('sells nothing when a required line is unavailable', async () => {
    await cancel(bob, eyes);
    const offers = [{ order: hat }, { order: eyes }];
    await expectRefused(() => carol.acceptOffers(offers, { allRequired: true }), 'cancelled');
    await expectRefused(() => carol.acceptOffers([{ order: eyes }]), 'nothing-available');
  });

  test('T129 is executed once, however often it is sent', async () => {
    const request = await carol.signAcceptance([{ order: hat }]);
    await place.market.acceptOffers(carol.account, request);
    const send = () => place.market.acceptOffers(carol.account, request);
    await expectRefused(send, 'already-executed');
    const { nonce } = request.message;
    await expectRefused(() => carol.acceptOffers([{ order: eyes }], { nonce }), 'replayed');
  });

  test('T130 refuses a changed line or total as a wrong signature', async () => {
    const signed = await carol.signAcceptance([{ order: hat }, anyCap()]);
    const { lines } = signed.message;
    const toHat = { identifier: tokenIdOf('alpha-hat') };
    for (const change of [
      { lines: lines.toReversed() },
      { lines: lines.map((line) => ({ ...line, lowestProceeds: '0' })) },
      { lines: lines.map((line) => ({ ...line, ...toHat })) },
      { lines: lines.map((line) => ({ ...line, quantity: '2' })) },
      { lowestTotal: '0' },
      { allRequired: true },
    ]) {
      const request = { ...signed, message: { ...signed.message, ...change } };
      const act = () => place.market.acceptOffers(carol.account, request);
      await expectRefused(act, 'bad-signature');
    }
  });

  test('T130 refuses all lines when one gives an item that its offer doesn’t take', async () => {
    const accepting =
      (...offers: Parameters<Actor['signAcceptance']>[0]) =>
      () =>
        carol.acceptOffers([{ order: hat }, ...offers]);
    const fitting = await carol.signAcceptance([{ order: hat }, anyCap()]);
    const send = (criteriaProofs: typeof fitting.criteriaProofs) => () =>
      place.market.acceptOffers(carol.account, { ...fitting, criteriaProofs });
    await expectRefused(accepting({ order: eyes, traitId: 'alpha-hat' }), 'bad-terms');
    await expectRefused(
      accepting({ order: anyHeadwear, traitId: 'alpha-eyes' }),
      'not-in-criteria',
    );
    await expectRefused(send([[], []]), 'bad-proof');
    await expectRefused(send([[]]), 'bad-terms');
    await expectRefused(send(fitting.criteriaProofs.toReversed()), 'bad-proof');
    expect(outcomes(await accepting(anyCap())())).toEqual(['filled', 'filled']);
  });

  test('refuses listings, unknown orders, other networks, repeated and impossible lines', async () => {
    const listing = await carol.post(carol.listingOf('alpha-hat', ETHER));
    place.giveWrapped(alice.account, ETHER, 137);
    const omega = await alice.post(alice.offerFor('omega-hat', ETHER));
    const unknown = await alice.signOrder(alice.offerFor('alpha-hat', 5n * ETHER));
    const cases = [
      [{ order: listing }, 'bad-terms'],
      [{ order: unknown }, 'unknown-order'],
      [{ order: omega }, 'wrong-chain'],
      [{ order: hat }, 'bad-terms'],
      [{ order: eyes, quantity: 2 }, 'bad-terms'],
      [{ order: eyes, quantity: 0 }, 'bad-terms'],
    ] as const;
    for (const [line, code] of cases)
      await expectRefused(() => carol.acceptOffers([{ order: hat }, line]), code);
  });
});
