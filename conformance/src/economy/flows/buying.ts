import { FulfilmentDataSchema } from '@trait-market/contract/economy/orders';
import type { Check } from '../../check';
import { expectThat } from '../../expectations';
import { PRICE } from '../market';
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
import { feesOf } from './fees-of';
import { marketFlow } from './market-flow';

const bought = marketFlow('orders.fulfil', 'a listing is bought', {
  rule: 'A fill moves the editions to the buyer and the price to the seller and the fee recipients: nothing is created, and nothing is lost.',
  run: async (market) => {
    const trait = await market.trait();
    // The seller owns more editions than are listed, so that the order's and the wallet's remaining
    // quantities differ.
    const seller = await market.collector({ [trait.id]: 6 });
    const buyer = await market.collector();
    const order = await market.list(seller, trait, 3n);
    const people = [seller, buyer];
    const before = await booksOf(market, people, trait.id);
    const quantity = 2n;
    const receipt = await market.fulfil(buyer, order.hash, { quantity: String(quantity) });
    const after = await booksOf(market, people, trait.id);
    const { response } = receipt;
    const fees = feesOf(trait.fees) * quantity;
    expectEqual('quantity', receipt.quantity, Number(quantity), response);
    expectEqual('paid', receipt.paid?.amount, String(PRICE * quantity), response);
    expectEqual('proceeds', receipt.proceeds?.amount, String(PRICE * quantity - fees), response);
    const stated = receipt.fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expectThat(
      stated === fees || stated * quantity === fees,
      `fees of ${fees} wei`,
      `${stated} wei`,
      response,
    );
    expectEqual('remaining', receipt.order.remaining, 1, response);
    expectEqual(
      'the seller is paid',
      gained(before.purses[0], after.purses[0]),
      { native: PRICE * quantity - fees, wrapped: 0n },
      after.response,
    );
    expectEqual(
      'the buyer pays',
      gained(before.purses[1], after.purses[1]),
      { native: -PRICE * quantity, wrapped: 0n },
      after.response,
    );
    expectEqual('editions of the seller and the buyer', after.loose, [4, 2], after.response);
    expectEqual('editions that there are', after.supply, before.supply, after.response);
    const { items: sales, response: activity } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'its activity',
      sales.map(({ type }) => type),
      ['sale', 'listing'],
      activity,
    );
    expectEqual(
      'the price in its activity',
      sales[0]?.price?.amount,
      String(PRICE * quantity),
      activity,
    );
    expectEqual(
      'from',
      sales[0]?.from.address.toLowerCase(),
      seller.walletAddress.toLowerCase(),
      activity,
    );
    expectEqual(
      'to',
      sales[0]?.to?.address.toLowerCase(),
      buyer.walletAddress.toLowerCase(),
      activity,
    );
    const { items, response: orders } = await ordersOf(market, trait.id);
    const left = items.find(({ hash }) => hash === order.hash)?.remaining;
    expectEqual('remaining on the page of the trait', left, 1, orders);
    const now = await market.traitById(trait.id);
    expectEqual('lastSale', now.lastSale?.price.amount, String(PRICE), now.response);
    await expectState(market, seller, order.hash, 'fillable');
  },
});

const soldOut = marketFlow('orders.fulfil', 'a listing is bought to its end', {
  rule: "An order fills at most its quantity; then it is closed, hidden, and can't be filled.",
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 5 });
    const buyer = await market.collector();
    const order = await market.list(seller, trait, 2n);
    await market.fulfil(buyer, order.hash);
    const left = await ordersOf(market, trait.id);
    expectEqual(
      'remaining',
      left.items.find(({ hash }) => hash === order.hash)?.remaining,
      1,
      left.response,
    );
    await market.fulfil(buyer, order.hash);
    await expectState(market, seller, order.hash, 'filled');
    await expectListed(market, trait.id, order.hash, false);
    const before = await booksOf(market, [seller, buyer], trait.id);
    expectEqual('editions of the seller and the buyer', before.loose, [3, 2], before.response);
    const more = await market.signFulfilment(buyer, order.hash);
    expectCode(await market.sendFulfilment(buyer, order.hash, more), 'filled', 'not-enough-left');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const unheld = marketFlow('orders.fulfil', 'the maker no longer holds it', {
  rule: "An order whose maker no longer holds the item is hidden from others and can't be filled; it returns with the item.",
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 1 });
    const buyer = await market.collector();
    const first = await market.list(seller, trait, 1n, PRICE * 2n);
    const second = await market.list(seller, trait);
    await market.fulfil(buyer, second.hash);
    await expectState(market, seller, first.hash, 'dormant');
    await expectListed(market, trait.id, first.hash, false);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, first.hash);
    expectCode(await market.sendFulfilment(buyer, first.hash, body), 'maker-not-the-holder');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    await market.giveGoods(seller, { traits: [{ id: trait.id, quantity: 1 }] });
    await expectState(market, seller, first.hash, 'fillable');
    await expectListed(market, trait.id, first.hash, true);
  },
});

const onChain = marketFlow('orders.fulfilmentData', 'the arguments to fill it on chain', {
  rule: 'A potential buyer of a listing receives Seaport’s arguments for the requested units, with the coin to send for them.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait, 2n);
    for (const quantity of [1n, 2n]) {
      const { value, advancedOrder, response } = await market.read(
        'economy.orders.fulfilmentData',
        FulfilmentDataSchema,
        { params: { hash }, query: { quantity: String(quantity) } },
        buyer,
      );
      const { numerator, denominator } = advancedOrder;
      const units = (2n * BigInt(numerator)) / BigInt(denominator);
      expectEqual('the units', units, quantity, response);
      expectEqual('the coin to send', value, String(quantity * PRICE), response);
    }
  },
});

export const buyingFlows = (): Check[] => [bought, soldOut, unheld, onChain];
