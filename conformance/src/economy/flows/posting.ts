import type { OrderComponents } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';
import type { Check } from '../../check';
import { call, json } from '../../contract/call';
import { expectSuccess } from '../../expectations';
import { freshNumber, PRICE } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { booksOf, expectUnchanged, ordersOf } from './books';
import { marketFlow } from './market-flow';

type Codes = Parameters<typeof expectCode>[1][];
const DAY_MS = 24 * 60 * 60_000;

const REFUSED: Readonly<
  Record<string, { change: (components: OrderComponents) => OrderComponents; codes: Codes }>
> = {
  'without an end': {
    change: (order) => ({ ...order, endTime: '0' }),
    codes: ['no-end', 'expired', 'bad-terms'],
  },
  'that has ended already': {
    change: (order) => ({ ...order, endTime: '1700000000' }),
    codes: ['expired'],
  },
  'that ends in a year': {
    change: (order) => ({
      ...order,
      endTime: String(Math.floor((Date.now() + 365 * DAY_MS) / 1000)),
    }),
    codes: ['ends-too-late'],
  },
  'that starts tomorrow': {
    change: (order) => ({
      ...order,
      startTime: String(Math.floor((Date.now() + DAY_MS) / 1000)),
    }),
    codes: ['not-started', 'bad-terms'],
  },
  'without its fees': {
    change: (order) => ({ ...order, consideration: order.consideration.slice(0, 1) }),
    codes: ['bad-fee', 'bad-terms'],
  },
  'with a counter that is not the maker’s': {
    change: (order) => ({ ...order, counter: String(BigInt(order.counter) + 1n) }),
    codes: ['wrong-counter'],
  },
  'with a price that changes over time': {
    change: (order) => ({
      ...order,
      consideration: order.consideration.map((item, index) =>
        index === 0 ? { ...item, endAmount: '1' } : item,
      ),
    }),
    codes: ['bad-terms'],
  },
  'with a commitment that nobody can check': {
    change: (order) => ({ ...order, zoneHash: `0x${'7'.repeat(64)}` }),
    codes: ['bad-commitment'],
  },
};

const refused = Object.entries(REFUSED).map(([what, { change, codes }]) =>
  marketFlow('orders.post', `refused: an order ${what}`, {
    rule: 'An order has an end, a start in the past, the fees of its collection, one price and its maker’s counter.',
    run: async (market) => {
      const trait = await market.trait();
      const maker = await market.collector({ [trait.id]: 1 });
      const terms = { kind: 'listing', asset: market.assetOf(trait), fees: trait.fees } as const;
      expectCode(await market.send(maker, await market.sign(maker, terms, change)), ...codes);
      const { items, response } = await ordersOf(market, trait.id);
      const own = items.filter(({ maker: by }) => isSameAddress(by.address, maker.walletAddress));
      expectEqual('orders of the maker', own.length, 0, response);
    },
  }),
);

const forged = marketFlow('orders.post', 'refused: a forged signature', {
  rule: "An order is its maker’s signature over exactly its terms: a wallet can't list another wallet's items.",
  run: async (market) => {
    const trait = await market.trait();
    const [owner, thief] = [await market.collector({ [trait.id]: 2 }), await market.collector()];
    const terms = { kind: 'listing', asset: market.assetOf(trait), fees: trait.fees } as const;
    const signed = await market.sign(owner, terms);
    const byThief = await market.sign(thief, terms, (order) => ({
      ...order,
      offerer: owner.walletAddress,
    }));
    expectCode(await market.send(owner, byThief), 'bad-signature');
    const salted = { ...signed.components, salt: String(BigInt(signed.components.salt) + 1n) };
    expectCode(await market.send(owner, { ...signed, components: salted }), 'bad-signature');
    expectCode(await market.send(thief, signed), 'not-yours');
    const { items, response } = await ordersOf(market, trait.id);
    const own = items.filter(({ maker: by }) => isSameAddress(by.address, owner.walletAddress));
    expectEqual('orders of the owner', own.length, 0, response);
  },
});

const unheld = marketFlow('orders.post', 'refused: a listing without the item', {
  rule: "A wallet can't list items, or offer coin, that it doesn't have.",
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.newcomer();
    await market.giveGoods(maker, {});
    const asset = market.assetOf(trait);
    const listing = await market.sign(maker, { kind: 'listing', asset, fees: trait.fees });
    expectCode(await market.send(maker, listing), 'not-the-holder', 'maker-not-the-holder');
    const offer = await market.sign(maker, { kind: 'offer', asset, fees: trait.fees });
    expectCode(await market.send(maker, offer), 'underfunded', 'maker-underfunded');
  },
});

const elsewhere = marketFlow('orders.post', 'refused: signed for another contract or market', {
  rule: 'An order is for Seaport’s own contract, and its salt names the deployment of the market.',
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 1 });
    const terms = { kind: 'listing', asset: market.assetOf(trait), fees: trait.fees } as const;
    const signed = await market.sign(maker, terms);
    const domain = { ...signed.domain, verifyingContract: maker.walletAddress };
    expectCode(await market.send(maker, { ...signed, domain }), 'wrong-contract', 'bad-signature');
    const foreign = await market.sign(maker, terms, (order) => ({
      ...order,
      salt: String(freshNumber()),
    }));
    const sent = call('economy.orders.post', { body: json(foreign), token: maker.token });
    expectCode(await market.probe.send(sent), 'wrong-deployment', 'bad-terms');
  },
});

const twice = marketFlow('orders.post', 'the same order is posted twice', {
  rule: 'An order counts once, however often it is sent.',
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 3 });
    const before = await booksOf(market, [maker], trait.id);
    const order = await market.sign(maker, {
      kind: 'listing',
      asset: market.assetOf(trait),
      fees: trait.fees,
      unitPrice: PRICE,
    });
    expectSuccess(await market.send(maker, order));
    expectCode(await market.send(maker, order), 'already-executed', 'replayed');
    const { items, response } = await ordersOf(market, trait.id);
    const own = items.filter(({ maker: by }) => isSameAddress(by.address, maker.walletAddress));
    expectEqual('orders of the maker', own.length, 1, response);
    expectUnchanged(before, await booksOf(market, [maker], trait.id));
  },
});

export const postingFlows = (): Check[] => [...refused, forged, unheld, elsewhere, twice];
