import { type BuyCartRequest, cartAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { afterPurchases } from '../fulfilments/after-purchases';
import type { BoughtCart, CartLine, NotBought } from '../fulfilments/bought-cart';
import { planFill, type PlannedFill } from '../fulfilments/plan-fill';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { type ActionEffects, defineAction, type Signed } from './perform';

type SignedCart = Signed<BuyCartRequest>;
type SignedLine = BuyCartRequest['message']['lines'][number];

type PlannedLine = ({ outcome: 'bought' } & PlannedFill) | NotBought;

const listingOf = (
  { tables, termsOf }: MarketContext,
  chainId: ChainId,
  { orderHash, quantity }: SignedLine,
): OrderRow => {
  const order = tables.orders.find(orderHash.toLowerCase());
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  const terms = termsOf(order);
  if (terms.chainId !== chainId) {
    throw new MarketRefusal('wrong-chain', 'A cart is on one network. This order is on another.');
  }
  if (terms.kind !== 'listing') {
    throw new MarketRefusal('bad-terms', 'Only listings can be in a cart.');
  }
  const units = BigInt(quantity);
  if (units >= 1n && units <= BigInt(terms.quantity)) return order;
  throw new MarketRefusal('bad-terms', 'The listing doesn’t have that many editions.');
};

/** Plans the lines in order, each with the holdings that the lines before it leave. */
const planLines = (context: MarketContext, signed: SignedCart): PlannedLine[] => {
  const { caller, chainId, request, now } = signed;
  const { lines, maximumFulfilled, allRequired } = request.message;
  const orders = lines.map((line) => listingOf(context, chainId, line));
  // Seaport reverts the whole call when an order without units left is named again.
  if (new Set(orders.map(({ hash }) => hash)).size < orders.length) {
    throw new MarketRefusal('bad-terms', 'A cart names each listing once.');
  }
  const bought: PlannedFill[] = [];
  return lines.map(({ quantity, highestPrice }, index) => {
    if (bought.length === Number(maximumFulfilled)) return { outcome: 'not-needed' };
    const order = orders[index];
    if (order === undefined) throw new Error('Each line has an order.');
    const movements = bought.flatMap((fill) => fill.movements);
    const settlement = afterPurchases(context.settlement, movements);
    const wanted = { quantity, bounds: { highestPrice, lowestProceeds: '0' } };
    try {
      const fill = planFill({ ...context, settlement }, caller, order, wanted, now);
      bought.push(fill);
      return { outcome: 'bought', ...fill };
    } catch (error) {
      if (allRequired || !(error instanceof MarketRefusal)) throw error;
      return { outcome: 'missed', reason: error.code };
    }
  });
};

const isBought = (line: PlannedLine): line is Extract<PlannedLine, { outcome: 'bought' }> =>
  line.outcome === 'bought';

/** Buys a cart's available lines, at most at the signed prices and for the signed total. */
export const buyCart = defineAction(cartAction, {
  effects: (context, signed: SignedCart): ActionEffects<BoughtCart> => {
    const { caller, chainId, request } = signed;
    const { lines, maximumFulfilled, allRequired } = request.message;
    const total = BigInt(request.message.total);
    if (allRequired && Number(maximumFulfilled) !== lines.length) {
      throw new MarketRefusal('bad-terms', 'All lines are required, so all of them are bought.');
    }
    if (context.settlement.coinOf(caller, chainId, 'native') < total) {
      throw new MarketRefusal(
        'underfunded',
        'You don’t have enough of the network’s coin for this.',
      );
    }
    const planned = planLines(context, signed);
    const bought = planned.filter(isBought);
    if (bought.length === 0) {
      throw new MarketRefusal('nothing-available', 'Nothing in this cart can be bought right now.');
    }
    const paid = bought.reduce((sum, { price }) => sum + price, 0n);
    if (paid > total) {
      throw new MarketRefusal('total-exceeded', 'This costs more than the total that you signed.');
    }
    return {
      movements: bought.flatMap(({ movements }) => movements),
      activities: bought.map(({ activity }) => activity),
      orderHashes: bought.map(({ order }) => order.hash),
      store: ({ activities }) => {
        const stored = [...activities];
        for (const { order } of bought) context.tables.orders.put(order.hash, order);
        const receipts = lines.map(({ orderHash, quantity }, index): CartLine => {
          const order = context.tables.orders.find(orderHash.toLowerCase());
          const line = planned[index];
          if (order === undefined || line === undefined) throw new Error('Each line has an order.');
          const common = { order, quantity: Number(quantity) };
          if (line.outcome !== 'bought') return { ...common, ...line };
          const activity = stored.shift();
          if (activity === undefined) throw new Error('A fulfilment is in the activity.');
          return { ...common, outcome: 'bought', price: line.price, activity };
        });
        return { chainId, lines: receipts, paid };
      },
    };
  },
});
