import { feeOn } from '@trait-market/contract/economy/shared';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import type { Check } from '../../check';
import { expectSuccess } from '../../expectations';
import { PRICE } from '../market';
import { expectEqual } from '../market-expectations';
import { activityOf, booksOf, expectListed, expectState, expectUnchanged, ordersOf } from './books';
import { marketFlow } from './market-flow';

const listed = marketFlow('orders.post', 'a listing is shown as it was signed', {
  rule: "A listing's response has its hash, terms and fees; the listing is public, and nothing moves.",
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 3 });
    const before = await booksOf(market, [maker], trait.id);
    const order = await market.list(maker, trait, 2n);
    const { response } = order;
    expectEqual(
      'hash',
      order.hash.toLowerCase(),
      orderHash(order.components).toLowerCase(),
      response,
    );
    expectEqual('kind', order.kind, 'listing', response);
    expectEqual(
      'maker',
      order.maker.address.toLowerCase(),
      maker.walletAddress.toLowerCase(),
      response,
    );
    expectEqual('unitPrice', order.unitPrice?.amount, String(PRICE), response);
    expectEqual('unitPrice.coin', order.unitPrice?.coin, 'native', response);
    expectEqual('quantity', order.quantity, 2, response);
    expectEqual('remaining', order.remaining, 2, response);
    const fees = trait.fees.map((fee) => String(feeOn(PRICE, fee)));
    expectEqual(
      'fees',
      order.fees.map(({ amount }) => amount),
      fees,
      response,
    );
    await expectListed(market, trait.id, order.hash, true);
    await expectState(market, maker, order.hash, 'fillable');
    expectUnchanged(before, await booksOf(market, [maker], trait.id));
    const { items: events, response: activity } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'its activity',
      events.map(({ type }) => type),
      ['listing'],
      activity,
    );
    const { items, response: inventory } = await market.read(
      'economy.wallets.inventory',
      InventoryPageSchema,
      { params: { address: maker.walletAddress } },
    );
    const own = items.flatMap((item) => (item.kind === 'trait' ? [item.listedByOwner] : []));
    expectEqual('listedByOwner', own, [2], inventory);
  },
});

const floors = marketFlow('traits.detail', 'the floor follows the listings', {
  rule: 'floor is the price of the cheapest edition for sale, and listed is the number of editions for sale.',
  run: async (market) => {
    const trait = await market.trait();
    const maker = await market.collector({ [trait.id]: 3 });
    const dearer = await market.list(maker, trait, 1n, 3n);
    const cheaper = await market.list(maker, trait, 2n, 2n);
    const now = await market.traitById(trait.id);
    expectEqual('floor', now.floor?.amount, '2', now.response);
    expectEqual('listed', now.listed, trait.listed + 3, now.response);
    const { items, response } = await ordersOf(market, trait.id);
    const own = items.filter(({ hash }) => hash === dearer.hash || hash === cheaper.hash);
    expectEqual(
      'the cheapest first',
      own.map(({ hash }) => hash),
      [cheaper.hash, dearer.hash],
      response,
    );
    expectSuccess(await market.cancel(maker, cheaper.hash));
    const then = await market.traitById(trait.id);
    expectEqual('floor after the cheaper one is canceled', then.floor?.amount, '3', then.response);
    expectEqual('listed', then.listed, trait.listed + 1, then.response);
    expectSuccess(await market.cancel(maker, dearer.hash));
  },
});

export const listingFlows = (): Check[] => [listed, floors];
