import { feeOn, type Fee } from '../../../src/economy/shared/fees';
import { ExecutedActSchema } from '../../../src/economy/wallets/executed-act.schema';
import { InventoryPageSchema } from '../../../src/economy/wallets/inventory.schema';
import { fulfilmentTypedData } from '../../../src/economy/typed-data/acts';
import type { Fulfilment } from '../../../src/economy/typed-data/acts.schema';
import { orderHash } from '../../../src/economy/typed-data/order-hash';
import { hashTypedData } from 'viem';

import { FulfilmentDataSchema } from '../../../src/economy/orders/fulfilment-data.schema';
import type { Check } from '../../check';
import { call, json } from '../../contract/call';
import { expectStatus, expectSuccess, expectThat } from '../../expectations';
import { expectCode, expectEqual, PRICE } from '../market';
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

const feesOf = (fees: readonly Fee[], price = PRICE): bigint =>
  fees.reduce((sum, fee) => sum + feeOn(price, fee), 0n);

const listed = marketFlow('orders.post', 'a listing is shown as it was signed', {
  rule: 'A listing is answered with its hash, terms and fees, is shown to everybody, and moves nothing.',
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 3 });
    const before = await booksOf(market, [maker], trait.id);
    const order = await market.list(maker, trait, 2n);
    const { answer } = order;
    expectEqual(
      'hash',
      order.hash.toLowerCase(),
      orderHash(order.components).toLowerCase(),
      answer,
    );
    expectEqual('kind', order.kind, 'listing', answer);
    expectEqual(
      'maker',
      order.maker.address.toLowerCase(),
      maker.walletAddress.toLowerCase(),
      answer,
    );
    expectEqual('unitPrice', order.unitPrice?.amount, String(PRICE), answer);
    expectEqual('unitPrice.coin', order.unitPrice?.coin, 'native', answer);
    expectEqual('quantity', order.quantity, 2, answer);
    expectEqual('remaining', order.remaining, 2, answer);
    const fees = trait.fees.map((fee) => String(feeOn(PRICE, fee)));
    expectEqual(
      'fees',
      order.fees.map(({ amount }) => amount),
      fees,
      answer,
    );
    await expectListed(market, trait.id, order.hash, true);
    await expectState(market, maker, order.hash, 'fillable');
    expectUnchanged(before, await booksOf(market, [maker], trait.id));
    const { told, answer: activity } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'what the activity tells of it',
      told.map(({ type }) => type),
      ['listing'],
      activity,
    );
    const { items, answer: inventory } = await market.read(
      'economy.wallets.inventory',
      InventoryPageSchema,
      { params: { address: maker.walletAddress } },
    );
    const own = items.flatMap((item) => (item.kind === 'trait' ? [item.listedByOwner] : []));
    expectEqual('listedByOwner', own, [2], inventory);
  },
});

const floors = marketFlow('traits.detail', 'the floor follows what is listed', {
  rule: 'floor is the price of the cheapest edition that can be bought now, and listed counts those that can.',
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 3 });
    const dearer = await market.list(maker, trait, 1n, 3n);
    const cheaper = await market.list(maker, trait, 2n, 2n);
    const now = await market.traitById(trait.id);
    expectEqual('floor', now.floor?.amount, '2', now.answer);
    expectEqual('listed', now.listed, trait.listed + 3, now.answer);
    const { items, answer } = await ordersOf(market, trait.id);
    const own = items.filter(({ hash }) => hash === dearer.hash || hash === cheaper.hash);
    expectEqual(
      'the cheapest first',
      own.map(({ hash }) => hash),
      [cheaper.hash, dearer.hash],
      answer,
    );
    expectSuccess(await market.cancel(maker, cheaper.hash));
    const then = await market.traitById(trait.id);
    expectEqual('floor after the cheaper one is canceled', then.floor?.amount, '3', then.answer);
    expectEqual('listed', then.listed, trait.listed + 1, then.answer);
  },
});

const bought = marketFlow('orders.fulfil', 'a listing is bought', {
  rule: 'A fill moves the editions to the buyer and the price to the seller and those who are paid fees: nothing is made, and nothing is lost.',
  run: async (market) => {
    const trait = await market.trait();
    // More than is listed: what is left of the order is then not what is left in the wallet.
    const seller = await market.collector({ [trait.id]: 6 });
    const buyer = await market.collector();
    const order = await market.list(seller, trait, 3n);
    const people = [seller, buyer];
    const before = await booksOf(market, people, trait.id);
    const quantity = 2n;
    const receipt = await market.fulfil(buyer, order.hash, { quantity: String(quantity) });
    const after = await booksOf(market, people, trait.id);
    const { answer } = receipt;
    const fees = feesOf(trait.fees) * quantity;
    expectEqual('quantity', receipt.quantity, Number(quantity), answer);
    expectEqual('paid', receipt.paid?.amount, String(PRICE * quantity), answer);
    expectEqual('proceeds', receipt.proceeds?.amount, String(PRICE * quantity - fees), answer);
    const stated = receipt.fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expectThat(
      stated === fees || stated * quantity === fees,
      `fees of ${fees} wei`,
      `${stated} wei`,
      answer,
    );
    expectEqual('remaining', receipt.order.remaining, 1, answer);
    expectEqual(
      'the seller is paid',
      gained(before.purses[0], after.purses[0]),
      { native: PRICE * quantity - fees, wrapped: 0n },
      after.answer,
    );
    expectEqual(
      'the buyer pays',
      gained(before.purses[1], after.purses[1]),
      { native: -PRICE * quantity, wrapped: 0n },
      after.answer,
    );
    expectEqual('editions of the seller and the buyer', after.loose, [4, 2], after.answer);
    expectEqual('editions that there are', after.supply, before.supply, after.answer);
    const { told, answer: activity } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'what the activity tells of it',
      told.map(({ type }) => type),
      ['sale', 'listing'],
      activity,
    );
    expectEqual(
      'the price that the activity tells',
      told[0]?.price?.amount,
      String(PRICE * quantity),
      activity,
    );
    expectEqual(
      'from',
      told[0]?.from.address.toLowerCase(),
      seller.walletAddress.toLowerCase(),
      activity,
    );
    expectEqual(
      'to',
      told[0]?.to?.address.toLowerCase(),
      buyer.walletAddress.toLowerCase(),
      activity,
    );
    const { items, answer: orders } = await ordersOf(market, trait.id);
    const left = items.find(({ hash }) => hash === order.hash)?.remaining;
    expectEqual('remaining on the page of the trait', left, 1, orders);
    const now = await market.traitById(trait.id);
    expectEqual('lastSale', now.lastSale?.price.amount, String(PRICE), now.answer);
    await expectState(market, seller, order.hash, 'fillable');
  },
});

const soldOut = marketFlow('orders.fulfil', 'a listing is bought to its end', {
  rule: 'An order fills at most its quantity: then it is over, nobody sees it any more, and nobody can fill it.',
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
      left.answer,
    );
    await market.fulfil(buyer, order.hash);
    await expectState(market, seller, order.hash, 'filled');
    await expectListed(market, trait.id, order.hash, false);
    const before = await booksOf(market, [seller, buyer], trait.id);
    expectEqual('editions of the seller and the buyer', before.loose, [3, 2], before.answer);
    const more = await market.signFulfilment(buyer, order.hash);
    expectCode(await market.sendFulfilment(buyer, order.hash, more), 'filled', 'not-enough-left');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

/** Fulfilments that are refused, whatever the order. */
const REFUSED: Readonly<
  Record<string, { change: Partial<Fulfilment>; codes: Parameters<typeof expectCode>[1][] }>
> = {
  'for more than is left': { change: { quantity: '3' }, codes: ['not-enough-left'] },
  'for nothing': { change: { quantity: '0' }, codes: ['bad-terms', 'not-enough-left'] },
  'at a price above the highest that was signed': {
    change: { highestPrice: String(PRICE - 1n) },
    codes: ['price-moved'],
  },
  'after its deadline': { change: { deadline: '1700000000' }, codes: ['deadline-passed'] },
  'with a deadline far ahead': {
    change: { deadline: String(Math.floor(Date.now() / 1000) + 86_400) },
    codes: ['deadline-too-far'],
  },
};

const refusedFills = Object.entries(REFUSED).map(([what, { change, codes }]) =>
  marketFlow('orders.fulfil', `refused: ${what}`, {
    rule: 'What was signed bounds what is done; a refused fulfilment changes nothing.',
    run: async (market) => {
      const trait = await market.trait();
      const seller = await market.collector({ [trait.id]: 4 });
      const buyer = await market.collector();
      const { hash } = await market.list(seller, trait, 2n);
      const before = await booksOf(market, [seller, buyer], trait.id);
      const body = await market.signFulfilment(buyer, hash, change);
      expectCode(await market.sendFulfilment(buyer, hash, body), ...codes);
      expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
      await expectState(market, seller, hash, 'fillable');
    },
  }),
);

const forged = marketFlow('orders.fulfil', 'refused: what the buyer did not sign', {
  rule: 'Every act that moves value needs a fresh signature of the wallet over exactly it: a stolen token buys nothing.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const [buyer, thief] = [await market.collector(), await market.collector()];
    const { hash } = await market.list(seller, trait, 2n);
    const people = [seller, buyer, thief];
    const before = await booksOf(market, people, trait.id);
    const byThief = await market.signFulfilment(buyer, hash, {}, thief);
    expectCode(await market.sendFulfilment(buyer, hash, byThief), 'bad-signature', 'not-yours');
    const signed = await market.signFulfilment(buyer, hash);
    const changed = { ...signed, message: { ...signed.message, quantity: '2' } };
    expectCode(await market.sendFulfilment(buyer, hash, changed), 'bad-signature');
    // Signed by the buyer, sent by somebody else.
    expectCode(await market.sendFulfilment(thief, hash, signed), 'not-yours', 'bad-signature');
    const other = await market.list(seller, trait, 1n, 1n);
    expectCode(
      await market.sendFulfilment(buyer, other.hash, signed),
      'bad-terms',
      'bad-signature',
      'unknown-order',
      'not-yours',
    );
    expectUnchanged(before, await booksOf(market, people, trait.id));
  },
});

const elsewhere = marketFlow('orders.fulfil', 'refused: signed for another chain or market', {
  rule: 'What is signed names the chain and the deployment of the market: for another one it is refused.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const { message } = await market.signFulfilment(buyer, hash);
    const far = `0x${'5'.repeat(64)}` as const;
    for (const place of [
      { chainId: 137, deployment: market.deployment },
      { chainId: 1, deployment: far },
    ] as const) {
      const signature = await buyer.wallet.signTypedData(fulfilmentTypedData(place, message));
      const body = json({ ...place, message, signature });
      const sent = call('economy.orders.fulfil', { params: { hash }, body, token: buyer.token });
      expectCode(await market.probe.send(sent), 'wrong-chain', 'wrong-deployment');
    }
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const own = marketFlow('orders.fulfil', 'refused: an order of one’s own', {
  rule: 'Nobody fills an order of their own.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const { hash } = await market.list(seller, trait);
    const body = await market.signFulfilment(seller, hash);
    expectCode(await market.sendFulfilment(seller, hash, body), 'own-order');
    await expectState(market, seller, hash, 'fillable');
  },
});

const poor = marketFlow('orders.fulfil', 'refused: a buyer without the coin', {
  rule: 'Nobody pays with what they do not have.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.newcomer();
    await market.giveGoods(buyer, {
      coins: [{ chainId: 1, coin: 'native', amount: String(PRICE - 1n) }],
    });
    const { hash } = await market.list(seller, trait);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, hash);
    expectCode(await market.sendFulfilment(buyer, hash, body), 'underfunded');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const sentTwice = marketFlow('orders.fulfil', 'the same signature is sent twice', {
  rule: 'An act executes once, however often it is sent, and can be looked up by its hash.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait, 3n);
    const body = await market.signFulfilment(buyer, hash);
    const act = hashTypedData(fulfilmentTypedData(market.place, body.message));
    expectStatus(await market.ask('economy.wallets.act', buyer, { params: { hash: act } }), 404);
    expectSuccess(await market.sendFulfilment(buyer, hash, body));
    const before = await booksOf(market, [seller, buyer], trait.id);
    const again = await market.sendFulfilment(buyer, hash, body);
    expectCode(again, 'already-executed', 'replayed');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    const { told, answer } = await activityOf(market, trait.id, hash);
    expectEqual(
      'sales that the activity tells',
      told.filter(({ type }) => type === 'sale').length,
      1,
      answer,
    );
    const found = await market.read(
      'economy.wallets.act',
      ExecutedActSchema,
      { params: { hash: act } },
      buyer,
    );
    expectEqual('kind', found.kind, 'fulfilment', found.answer);
    expectEqual('orderHashes', found.orderHashes, [hash], found.answer);
    expectStatus(await market.ask('economy.wallets.act', seller, { params: { hash: act } }), 404);
  },
});

const nonces = marketFlow('orders.fulfil', 'a nonce counts once', {
  rule: 'Each nonce of a wallet counts once: another act with it is refused.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait, 3n);
    const { message } = await market.signFulfilment(buyer, hash);
    await market.fulfil(buyer, hash, { nonce: message.nonce });
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, hash, {
      nonce: message.nonce,
      highestPrice: String(PRICE),
    });
    expectCode(await market.sendFulfilment(buyer, hash, body), 'replayed', 'already-executed');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const race = marketFlow('orders.fulfil', 'two buyers at once', {
  rule: 'Of two fulfilments of the last edition at the same time, exactly one wins.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 3 });
    const buyers = [await market.collector(), await market.collector()];
    const { hash } = await market.list(seller, trait);
    const people = [seller, ...buyers];
    const before = await booksOf(market, people, trait.id);
    const sent = await Promise.all(
      buyers.map(async (buyer) => [buyer, await market.signFulfilment(buyer, hash)] as const),
    );
    const answers = await Promise.all(
      sent.map(([buyer, body]) => market.sendFulfilment(buyer, hash, body)),
    );
    const after = await booksOf(market, people, trait.id);
    const winners = answers.filter(({ answer }) => answer.status === 200);
    expectEqual('how many of two win', winners.length, 1, answers[0] ?? after.answer);
    expectEqual('editions of the seller', after.loose[0], 2, after.answer);
    expectEqual('editions in all', after.loose[1] ?? 0, 1 - (after.loose[2] ?? 0), after.answer);
    expectEqual('editions that there are', after.supply, before.supply, after.answer);
    expectEqual(
      'the seller is paid once',
      gained(before.purses[0], after.purses[0]).native,
      PRICE - feesOf(trait.fees),
      after.answer,
    );
  },
});

const gone = marketFlow('orders.fulfil', 'what its maker no longer has', {
  rule: 'An order whose maker no longer holds the item is shown to nobody else, and cannot be filled; it comes back with the item.',
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

const onChain = marketFlow('orders.fulfilmentData', 'what it takes to fill it on its chain', {
  rule: 'Who could buy a listing is told Seaport’s arguments for it.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait);
    await market.read(
      'economy.orders.fulfilmentData',
      FulfilmentDataSchema,
      { params: { hash }, query: { quantity: '1' } },
      buyer,
    );
  },
});

/** Listings and who buys them. */
export const buyingFlows = (): Check[] => [
  listed,
  floors,
  bought,
  soldOut,
  ...refusedFills,
  forged,
  elsewhere,
  own,
  poor,
  sentTwice,
  nonces,
  race,
  gone,
  onChain,
];
