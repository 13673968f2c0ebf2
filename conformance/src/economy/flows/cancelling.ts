import { CancelledAllSchema, CancelledSeveralSchema } from '@trait-market/contract/economy/orders';
import type { Check } from '../../check';
import { expectBody, expectSuccess } from '../../expectations';
import { json } from '../../contract/call';
import { later } from '../../flows/later';
import { PRICE, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import {
  activityOf,
  booksOf,
  expectListed,
  expectState,
  expectUnchanged,
  gained,
  ordersOf,
} from './books';
import { marketFlow } from './market-flow';

const withListing = async (market: Market, editions = 3) => {
  const trait = await market.trait();
  const seller = await market.collector({ [trait.id]: editions });
  const buyer = await market.collector();
  const order = await market.list(seller, trait);
  return { trait, seller, buyer, order };
};

const one = marketFlow('orders.cancel', 'an order is canceled', {
  rule: 'A canceled order is hidden and never fills. Canceling moves nothing, and repeating it is no error.',
  run: async (market) => {
    const { trait, seller, buyer, order } = await withListing(market);
    const before = await booksOf(market, [seller, buyer], trait.id);
    expectSuccess(await market.cancel(seller, order.hash));
    await expectState(market, seller, order.hash, 'cancelled');
    await expectListed(market, trait.id, order.hash, false);
    const body = await market.signFulfilment(buyer, order.hash);
    expectCode(await market.sendFulfilment(buyer, order.hash, body), 'cancelled');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    const { items, response } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'its activity',
      items.map(({ type }) => type),
      ['cancel', 'listing'],
      response,
    );
  },
});

const repriced = marketFlow('orders.post', 'a listing is repriced', {
  rule: 'A listing is repriced by a new one that replaces it: the old one is canceled, one edition is listed once, and the new price is paid.',
  run: async (market) => {
    const { trait, seller, buyer, order } = await withListing(market, 1);
    let current = order.hash;
    for (const price of [PRICE - 776n, PRICE + 1000n]) {
      const next = await market.list(seller, trait, 1n, price);
      expectSuccess(await market.cancel(seller, current));
      await expectState(market, seller, current, 'cancelled');
      await expectState(market, seller, next.hash, 'fillable');
      await expectListed(market, trait.id, current, false);
      const { items, response } = await ordersOf(market, trait.id);
      const own = items.filter(
        ({ maker }) => maker.address.toLowerCase() === seller.walletAddress.toLowerCase(),
      );
      const shown = own.map(({ hash, unitPrice }) => [hash, unitPrice?.amount]);
      expectEqual("the seller's listings", shown, [[next.hash, String(price)]], response);
      current = next.hash;
    }
    const now = await market.traitById(trait.id);
    expectEqual('listed', now.listed, trait.listed + 1, now.response);
    const before = await market.purse(buyer);
    const receipt = await market.fulfil(buyer, current);
    const paid = { native: -(PRICE + 1000n), wrapped: 0n };
    expectEqual(
      'the buyer pays',
      gained(before, await market.purse(buyer)),
      paid,
      receipt.response,
    );
  },
});

const byOthers = marketFlow('orders.cancel', 'refused: another user’s order', {
  rule: 'Only its maker cancels an order, with a signature by their own wallet.',
  run: async (market) => {
    const { trait, seller, buyer: thief, order } = await withListing(market);
    const forged = await market.cancel(seller, order.hash, [order.hash], thief);
    expectCode(forged, 'bad-signature');
    expectCode(await market.cancel(thief, order.hash), 'not-yours');
    await expectState(market, seller, order.hash, 'fillable');
    await expectListed(market, trait.id, order.hash, true);
  },
});

const several = marketFlow('orders.cancel', 'one signature for several orders', {
  rule: 'A signature cancels the orders that it names, each when it is sent to it, and no other.',
  run: async (market) => {
    const { trait, seller, order } = await withListing(market, 5);
    const [second, third] = [await market.list(seller, trait), await market.list(seller, trait)];
    const named = [order.hash, second.hash];
    expectSuccess(await market.cancel(seller, order.hash, named));
    await expectState(market, seller, second.hash, 'fillable');
    expectSuccess(await market.cancel(seller, second.hash, named));
    expectCode(await market.cancel(seller, third.hash, named), 'bad-terms');
    await expectState(market, seller, order.hash, 'cancelled');
    await expectState(market, seller, second.hash, 'cancelled');
    await expectState(market, seller, third.hash, 'fillable');
  },
});

const together = marketFlow('orders.cancelSeveral', 'several orders are canceled together', {
  rule: 'One call cancels every open order that its signature names, and no other. It reports those that were closed before, and repeating it is no error.',
  run: async (market) => {
    const { trait, seller, buyer, order } = await withListing(market, 5);
    const [sold, second, third] = [
      await market.list(seller, trait),
      await market.list(seller, trait),
      await market.list(seller, trait),
    ];
    await market.fulfil(buyer, sold.hash);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = json(await market.signCancel(seller, [order.hash, sold.hash, second.hash]));
    const expected = [
      [order.hash, 'cancelled'],
      [sold.hash, 'filled'],
      [second.hash, 'cancelled'],
    ];
    for (const time of ['first', 'second']) {
      const response = await market.request('economy.orders.cancelSeveral', seller, { body });
      expectSuccess(response);
      const { orders } = expectBody(response, CancelledSeveralSchema);
      const states = orders.map(({ hash, state }) => [hash, state]);
      expectEqual(`the orders, the ${time} time`, states, expected, response);
    }
    for (const { hash } of [order, second]) {
      await expectState(market, seller, hash, 'cancelled');
      await expectListed(market, trait.id, hash, false);
      const fulfilment = await market.signFulfilment(buyer, hash);
      expectCode(await market.sendFulfilment(buyer, hash, fulfilment), 'cancelled');
      const { items, response } = await activityOf(market, trait.id, hash);
      const types = items.map(({ type }) => type);
      expectEqual('its activity', types, ['cancel', 'listing'], response);
    }
    await expectState(market, seller, sold.hash, 'filled');
    await expectState(market, seller, third.hash, 'fillable');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const togetherWithOthers = marketFlow(
  'orders.cancelSeveral',
  'refused: with another user’s order',
  {
    rule: 'A cancellation that names another user’s order, or that another wallet signed, cancels none of its orders.',
    run: async (market) => {
      const { trait, seller, order } = await withListing(market);
      const other = await market.collector({ [trait.id]: 1 });
      const untouched = await market.list(other, trait);
      const forged = await market.cancelSeveral(seller, [order.hash], other);
      expectCode(forged, 'bad-signature');
      const both = await market.cancelSeveral(seller, [order.hash, untouched.hash]);
      expectCode(both, 'not-yours');
      await expectState(market, seller, order.hash, 'fillable');
      await expectState(market, other, untouched.hash, 'fillable');
    },
  },
);

const all = marketFlow('orders.cancelAll', 'everything on a chain is canceled', {
  rule: 'Canceling everything raises the counter: no order signed with the old one ever fills, published or not.',
  run: async (market) => {
    const { trait, seller, buyer, order } = await withListing(market, 4);
    const others = await market.collector({ [trait.id]: 1 });
    const untouched = await market.list(others, trait);
    const { counter } = await market.purse(seller);
    const terms = { kind: 'listing', asset: market.assetOf(trait), fees: trait.fees } as const;
    const unseen = await market.sign(seller, terms);
    expectCode(await market.cancelAll(seller, counter, buyer), 'bad-signature');
    const response = await market.cancelAll(seller, counter);
    expectSuccess(response);
    const { counter: next, cancelled } = expectBody(response, CancelledAllSchema);
    expectEqual('cancelled', cancelled, 1, response);
    expectEqual('whether the counter moved', next === counter, false, response);
    expectEqual('counter of the balance', (await market.purse(seller)).counter, next, response);
    await expectState(market, seller, order.hash, 'cancelled');
    const body = await market.signFulfilment(buyer, order.hash);
    expectCode(await market.sendFulfilment(buyer, order.hash, body), 'cancelled');
    expectCode(await market.send(seller, unseen), 'wrong-counter');
    await expectState(market, others, untouched.hash, 'fillable');
    await market.list(seller, trait);
  },
});

const HOUR_MS = 60 * 60_000;

const expired = marketFlow('orders.fulfil', 'refused: an expired order', {
  rule: 'An expired order is hidden and never fills; before its end it does.',
  needs: ['advanceClock'],
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 3 });
    const buyer = await market.collector();
    const order = await market.post(seller, {
      kind: 'listing',
      asset: market.assetOf(trait, 2n),
      fees: trait.fees,
      expiresAt: Date.now() + HOUR_MS,
    });
    const at = (ms: number): string => String(Math.floor((Date.now() + ms) / 1000) + 600);
    await later(market, HOUR_MS / 2, async () => {
      await market.fulfil(buyer, order.hash, { deadline: at(HOUR_MS / 2) });
    });
    await later(market, HOUR_MS + 60_000, async () => {
      await expectState(market, seller, order.hash, 'expired');
      await expectListed(market, trait.id, order.hash, false);
      const before = await booksOf(market, [seller, buyer], trait.id);
      const body = await market.signFulfilment(buyer, order.hash, { deadline: at(HOUR_MS) });
      expectCode(await market.sendFulfilment(buyer, order.hash, body), 'expired');
      expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    });
  },
});

export const cancellingFlows = (): Check[] => [
  one,
  repriced,
  byOthers,
  several,
  together,
  togetherWithOthers,
  all,
  expired,
];
