import { type CartPurchase, cartAction } from '@trait-market/contract/economy/actions';
import {
  type CartReceipt,
  CartReceiptSchema,
  type Order,
} from '@trait-market/contract/economy/orders';

import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import { type Market, once, PRICE } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { booksOf, expectSale, expectState, expectUnchanged, gained } from '../books';
import { feesOf } from '../fees-of';
import { marketFlow } from '../market-flow';
import { expectOneTransaction } from '../transactions';

/** Four listings of one trait, of which the second one is canceled. */
const withCart = async (market: Market) => {
  const trait = await market.trait();
  const seller = await market.collector({ [trait.id]: 8 });
  const buyer = await market.collector();
  const orders = [
    await market.list(seller, trait),
    await market.list(seller, trait, 1n, PRICE + 1n),
    await market.list(seller, trait, 2n, PRICE + 2n),
    await market.list(seller, trait, 1n, PRICE + 3n),
  ];
  const [first, gone, pair, last] = orders;
  if (!first || !gone || !pair || !last) throw new Error('Four listings were made');
  expectSuccess(await market.cancel(seller, gone.hash));
  const books = () => booksOf(market, [seller, buyer], trait.id);
  return { trait, seller, buyer, first, gone, pair, last, books };
};

const messageOf = (
  buyer: Newcomer,
  lines: readonly (readonly [Order, quantity: bigint])[],
  change: Partial<CartPurchase>,
): CartPurchase => {
  const priced = lines.map(([{ hash, unitPrice }, quantity]) => ({
    orderHash: hash,
    quantity: String(quantity),
    highestPrice: String(BigInt(unitPrice?.amount ?? '0') * quantity),
  }));
  return {
    buyer: buyer.walletAddress,
    lines: priced,
    total: String(priced.reduce((sum, { highestPrice }) => sum + BigInt(highestPrice), 0n)),
    maximumFulfilled: String(priced.length),
    allRequired: false,
    ...once(),
    ...change,
  };
};

const send = async (
  market: Market,
  buyer: Newcomer,
  lines: readonly (readonly [Order, quantity: bigint])[],
  change: Partial<CartPurchase> = {},
  signer = buyer,
): Promise<CompletedExchange> => {
  const body = await market.signAction(signer, cartAction, messageOf(buyer, lines, change));
  return market.request('economy.orders.buyCart', buyer, { body });
};

const receiptOf = (response: CompletedExchange): CartReceipt => {
  expectSuccess(response);
  return expectBody(response, CartReceiptSchema);
};

const outcomesOf = ({ lines }: CartReceipt) =>
  lines.map(({ order, outcome, reason, paid }) => [order.hash, outcome, reason, paid?.amount]);

const bought = marketFlow('orders.buyCart', 'several listings are bought', {
  rule: 'One signature buys the available lines at their prices. A missed line costs nothing and stops no other.',
  run: async (market) => {
    const { trait, seller, buyer, first, gone, pair, last, books } = await withCart(market);
    const before = await books();
    const cart = [
      [first, 1n],
      [gone, 1n],
      [pair, 2n],
    ] as const;
    const response = await send(market, buyer, cart);
    const receipt = receiptOf(response);
    const paid = 3n * PRICE + 4n;
    expectEqual('paid', receipt.paid.amount, String(paid), response);
    expectEqual(
      'the lines',
      outcomesOf(receipt),
      [
        [first.hash, 'bought', null, String(PRICE)],
        [gone.hash, 'missed', 'cancelled', undefined],
        [pair.hash, 'bought', null, String(2n * PRICE + 4n)],
      ],
      response,
    );
    expectOneTransaction(receipt.lines, response);
    const [, missed] = receipt.lines;
    const next = missed?.next;
    const isForBuyer =
      next?.maker.address.toLowerCase() !== buyer.walletAddress.toLowerCase() &&
      BigInt(next?.unitPrice?.amount ?? PRICE * 2n) <= PRICE + 3n;
    expectEqual('the missed line names the next cheapest listing', isForBuyer, true, response);
    const after = await books();
    expectEqual(
      'the buyer pays',
      gained(before.purses[1], after.purses[1]),
      { native: -paid, wrapped: 0n },
      after.response,
    );
    const fees = feesOf(trait.fees) + 2n * feesOf(trait.fees, PRICE + 2n);
    expectEqual(
      'the seller is paid',
      gained(before.purses[0], after.purses[0]),
      { native: paid - fees, wrapped: 0n },
      after.response,
    );
    expectEqual('editions of the seller and the buyer', after.loose, [5, 3], after.response);
    await expectState(market, seller, first.hash, 'filled');
    await expectState(market, seller, pair.hash, 'filled');
    await expectState(market, seller, last.hash, 'fillable');
    await expectSale(market, trait.id, pair.hash, 2n * PRICE + 4n);
  },
});

const allRequired = marketFlow('orders.buyCart', 'refused: a required line is missing', {
  rule: 'If all lines are required and one is unavailable, nothing is bought.',
  run: async (market) => {
    const { seller, buyer, first, gone, books } = await withCart(market);
    const before = await books();
    const cart = [
      [first, 1n],
      [gone, 1n],
    ] as const;
    expectCode(await send(market, buyer, cart, { allRequired: true }), 'cancelled');
    expectUnchanged(before, await books());
    await expectState(market, seller, first.hash, 'fillable');
  },
});

const maximum = marketFlow('orders.buyCart', 'the maximum and the prices', {
  rule: 'At most the signed number of lines is bought, in their order, and no line above its highest price.',
  run: async (market) => {
    const { seller, buyer, first, gone, pair, last, books } = await withCart(market);
    const before = await books();
    const cart = [
      [first, 1n],
      [gone, 1n],
      [pair, 1n],
      [last, 1n],
    ] as const;
    const { lines } = messageOf(buyer, cart, {});
    const low = lines.map((line, index) =>
      index === 0 ? { ...line, highestPrice: String(PRICE - 1n) } : line,
    );
    const response = await send(market, buyer, cart, { lines: low, maximumFulfilled: '1' });
    expectEqual(
      'the lines',
      outcomesOf(receiptOf(response)),
      [
        [first.hash, 'missed', 'price-moved', undefined],
        [gone.hash, 'missed', 'cancelled', undefined],
        [pair.hash, 'bought', null, String(PRICE + 2n)],
        [last.hash, 'not-needed', null, undefined],
      ],
      response,
    );
    const after = await books();
    expectEqual('editions of the seller and the buyer', after.loose, [7, 1], after.response);
    const paid = gained(before.purses[1], after.purses[1]).native;
    expectEqual('the buyer pays', paid, -(PRICE + 2n), after.response);
    await expectState(market, seller, last.hash, 'fillable');
  },
});

const total = marketFlow('orders.buyCart', 'refused: more than the total', {
  rule: 'A cart never costs more than its signed total, not even by a wei.',
  run: async (market) => {
    const { buyer, first, pair, books } = await withCart(market);
    const before = await books();
    const cart = [
      [first, 1n],
      [pair, 1n],
    ] as const;
    const short = await send(market, buyer, cart, { total: String(2n * PRICE + 1n) });
    expectCode(short, 'total-exceeded', 'price-moved', 'bad-terms');
    expectUnchanged(before, await books());
  },
});

const repeated = marketFlow('orders.buyCart', 'the same signature is sent twice', {
  rule: 'A cart is bought once, however often it is sent.',
  run: async (market) => {
    const { buyer, pair, books } = await withCart(market);
    const body = await market.signAction(buyer, cartAction, messageOf(buyer, [[pair, 1n]], {}));
    const request = () => market.request('economy.orders.buyCart', buyer, { body });
    expectSuccess(await request());
    const before = await books();
    expectCode(await request(), 'already-executed', 'replayed');
    expectUnchanged(before, await books());
  },
});

const forged = marketFlow('orders.buyCart', 'refused: lines that the buyer did not sign', {
  rule: 'Every line, its price, the total and the maximum are part of the signature by the buyer’s own wallet.',
  run: async (market) => {
    const { seller, buyer, first, pair, books } = await withCart(market);
    const before = await books();
    const cart = [[first, 1n]] as const;
    const byAnother = await send(market, buyer, cart, {}, seller);
    expectCode(byAnother, 'bad-signature', 'not-yours');
    const message = messageOf(buyer, cart, {});
    const more = messageOf(
      buyer,
      [
        [first, 1n],
        [pair, 1n],
      ],
      {},
    );
    const signature = await buyer.wallet.signTypedData(cartAction.typedData(market.place, message));
    const { nonce, deadline } = message;
    const body = json({ ...market.place, message: { ...more, nonce, deadline }, signature });
    const changed = await market.request('economy.orders.buyCart', buyer, { body });
    expectCode(changed, 'bad-signature');
    expectUnchanged(before, await books());
  },
});

export const cartFlows = (): Check[] => [bought, allRequired, maximum, total, repeated, forged];
